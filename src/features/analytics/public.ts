/** Something that happened, by name, with what describes it. */
export type TrackedEvent = { readonly name: string; readonly [key: string]: unknown }

export const TRACK_EVENT = 'portico:track'

/** Tells whoever listens on the page. */
export const track = (event: TrackedEvent): void => {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail: event }))
}
