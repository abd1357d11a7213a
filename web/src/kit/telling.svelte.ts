/** A board that tells something at its own pace, such as a day of reckoning: the end screen waits. */
export const telling = $state({ now: false });
