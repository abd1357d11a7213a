import type { Look } from "../../kit/board";

const look: Look = {
  gangs: ["red", "blue", "yellow", "green", "orange"],
  minutes: "60",
};

export default look;
