/** Felt and wood, made in the browser. Off until somebody wants it. */
import { settings } from "../settings.svelte";

type Sound = "bell" | "tap" | "slide" | "tick" | "end";
let context: AudioContext | null = null;

function tone(at: AudioContext, hertz: number, start: number, long: number, loud: number): void {
  const wave = at.createOscillator();
  const gain = at.createGain();
  wave.type = "triangle";
  wave.frequency.value = hertz;
  gain.gain.setValueAtTime(loud * settings.volume, at.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + long);
  wave.connect(gain).connect(at.destination);
  wave.start(at.currentTime + start);
  wave.stop(at.currentTime + start + long);
}

function knock(at: AudioContext, long: number, pitch: number): void {
  const samples = at.createBuffer(1, at.sampleRate * long, at.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++)
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const noise = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  gain.gain.value = settings.volume;
  noise.buffer = samples;
  noise.connect(filter).connect(gain).connect(at.destination);
  noise.start();
}

export function ring(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  const at = context;
  void at.resume();
  switch (sound) {
    case "bell":
      tone(at, 1046, 0, 0.7, 0.25);
      tone(at, 1568, 0.02, 0.5, 0.12);
      break;
    case "tap":
      knock(at, 0.06, 900);
      break;
    case "slide":
      knock(at, 0.18, 2400);
      break;
    case "tick":
      knock(at, 0.02, 3000);
      break;
    case "end":
      for (const [i, hertz] of [220, 277, 330].entries()) tone(at, hertz, i * 0.12, 1.4, 0.2);
  }
}
