import type { Look } from "../../kit/board";

const look: Look = {
  gangs: ["red", "blue", "yellow", "green", "orange", "purple"],
  minutes: "30–45",
};

export default look;
