import type { Look } from "../../kit/board";

const look: Look = {
  gangs: ["yellow", "grey", "brown", "blue", "green"],
  minutes: "90",
};

export default look;
