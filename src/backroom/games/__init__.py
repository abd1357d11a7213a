"""The five games of the house, a folder each. Nothing lists them: being here is enough."""
