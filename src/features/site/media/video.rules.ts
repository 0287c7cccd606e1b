/** Progressive files above this are a last resort [9.8.9]; in kilobits a second. */
export const PROGRESSIVE_BITRATE = 20_000
/** Shares of a video that are reported when they are reached [9.10.1]. */
export const MILESTONES = [0, 25, 50, 75, 100] as const
export type Milestone = (typeof MILESTONES)[number]

export type VideoSource = { readonly src: string; readonly type: string; readonly bitrate?: number | undefined }

/** Formats in which the player chooses the quality itself while it plays. */
export const isAdaptive = (type: string): boolean => /^application\/(?:vnd\.apple\.mpegurl|dash\+xml)\b/.test(type)

/** Highest quality within the limit first; past it, the smaller the better. */
const compareProgressive = (a: VideoSource, b: VideoSource): number => {
  const [rateA, rateB] = [a.bitrate ?? 0, b.bitrate ?? 0]
  const [isOverA, isOverB] = [rateA > PROGRESSIVE_BITRATE, rateB > PROGRESSIVE_BITRATE]
  if (isOverA !== isOverB) return isOverA ? 1 : -1
  return isOverA ? rateA - rateB : rateB - rateA
}

/** The order in which a browser is offered them: it plays the first it can, with script or without. */
export const rankSources = (sources: readonly VideoSource[]): readonly VideoSource[] => [
  ...sources.filter(({ type }) => isAdaptive(type)),
  ...sources.filter(({ type }) => !isAdaptive(type)).toSorted(compareProgressive),
]

/** The formats this browser plays. */
export const chooseSource = (sources: readonly VideoSource[], canPlay: (type: string) => boolean): VideoSource | undefined =>
  rankSources(sources).find(({ type }) => canPlay(type))

/** Milestones that the playhead has reached and nobody has reported in this play-through, in their order. */
export const milestonesDue = (
  { time, duration, hasEnded }: { time: number; duration: number; hasEnded: boolean },
  reported: ReadonlySet<Milestone>,
): readonly Milestone[] => {
  const percent = hasEnded ? 100 : duration > 0 ? Math.min(99, (time / duration) * 100) : 0
  return MILESTONES.filter((milestone) => milestone <= percent && !reported.has(milestone))
}

export type Chapter = { readonly start: number; readonly title: string }

/** The chapter that is playing: the last that has begun. */
export const currentChapter = (chapters: readonly Chapter[], time: number): number =>
  chapters.findLastIndex(({ start }) => start <= time)

/** 75 seconds are 1:15. */
export const writeTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
