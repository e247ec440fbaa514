// The board on a page: the elements of each layer, from the ground up.
import { drawGround } from './ground';
import type { LitSpace } from './lit';
import type { Labels } from './labels';
import type { Ride } from './motion';
import { drawFigures, drawNames, type Names } from './names';
import type { Car } from './pieces';
import { createState, type HeadlessState } from './state';
import { element } from './svg';
import type { Camera } from './camera';
import type { Minimap } from './minimap';
import type { BoardOptions, BoardWords } from './types';
import { boardWords } from './words';

export interface Layers {
  frame: HTMLDivElement;
  svg: SVGSVGElement;
  /** Moves with the camera. */
  world: SVGGElement;
  lit: SVGGElement;
  way: SVGGElement;
  /** Of lit spaces. */
  prices: SVGGElement;
  wrecks: SVGGElement;
  cars: SVGGElement;
  /** In pixels of the view. */
  over: SVGGElement;
  compass: SVGGElement;
}

export interface State extends HeadlessState {
  options: BoardOptions;
  words: BoardWords;
  layers: Layers;
  names: Names;
  cars: Map<number, Car>;
  litSpaces: LitSpace[];
  labels: Labels;
  /** On phones. */
  minimap: Minimap | null;
  rides: { ride: Ride; done: () => void }[];
  glide: { from: Camera; to: Camera; startMs: number } | null;
  /** A click has chosen: passing over other spaces changes nothing any more. */
  isPinned: boolean;
  frame: number;
}

export function buildState(host: HTMLElement, options: BoardOptions): State {
  const headless = createState(options.drawing, options.heading);
  const words = options.words ?? boardWords();
  const frame = document.createElement('div');
  frame.className = 'board-frame';
  const svg = element('svg', { class: 'board', role: 'group', tabindex: 0, 'aria-label': options.label });
  svg.classList.add(options.drawing.form, `heading-${options.heading}`);
  const world = element('g', { class: 'world' }, svg);
  drawGround(headless, words, world);
  const layer = (name: string, parent: Element) => element('g', { class: name }, parent);
  const lit = layer('lit-layer', world);
  const way = layer('way', world);
  const figures = drawFigures(headless, layer('figures', world));
  const prices = layer('prices', world);
  const wrecks = layer('wrecks', world);
  const nameLayer = layer('names', world);
  const cars = layer('cars', world);
  const over = layer('over', svg);
  const layers = { frame, svg, world, lit, way, prices, wrecks, cars, over, compass: drawCompass(svg) };
  const names: Names = {
    figures,
    names: drawNames(headless, words, nameLayer),
    last: { turn: NaN, scale: NaN, width: NaN },
  };
  frame.append(svg);
  host.append(frame);
  return {
    ...headless,
    options,
    words,
    layers,
    names,
    cars: new Map(),
    litSpaces: [],
    labels: { labels: [] },
    minimap: null,
    rides: [],
    glide: null,
    isPinned: false,
    frame: 0,
  };
}

function drawCompass(parent: Element): SVGGElement {
  const compass = element('g', { class: 'compass', 'aria-hidden': 'true' }, parent);
  element('circle', { class: 'compass-disc', r: 15 }, compass);
  const needle = element('g', { class: 'compass-needle' }, compass);
  element('path', { class: 'needle', d: 'M0-9.5 5 8.5 0 4.8-5 8.5Z' }, needle);
  const north = element('text', { class: 'north' }, needle);
  north.textContent = 'N';
  return compass;
}
