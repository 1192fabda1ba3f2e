import { settings } from "../../ui/settings.svelte.ts";

export type Sound = "pen" | "paper" | "coin" | "bell";

let context: AudioContext | undefined;

/** Four short sounds, synthesised; off by default. */
export function play(sound: Sound): void {
  if (!settings.values.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime + 0.01;
  if (sound === "pen") scratch(context, at, 0.16, 4200, 0.05);
  else if (sound === "paper") scratch(context, at, 0.22, 1400, 0.09);
  else if (sound === "coin") {
    tone(context, at, 1318, 0.09, 0.07);
    tone(context, at + 0.07, 1760, 0.25, 0.07);
  } else {
    tone(context, at, 659, 0.9, 0.09);
    tone(context, at, 1319, 0.5, 0.03);
  }
}

/** A tone that starts loud and fades. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** Noise through a band-pass filter: a nib or a sheet of paper, depending on the pitch. */
function scratch(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const door = audio.createBiquadFilter();
  door.type = "bandpass";
  door.frequency.value = pitch;
  source.connect(door).connect(fading(audio, at, length, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
