import { FILM } from '#demo/media/media-parts.ts'
import { MEDIA_WORDS } from '#demo/media/media-words.ts'
import type { Language } from '#kernel/locale.ts'

const stamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

/** The film's captions as WebVTT; they end a breath before the next begins. */
export const writeCaptions = (language: Language): string => {
  const cues = MEDIA_WORDS[language].film.scenes.map(({ caption }, i) => {
    const [from = 0, to = 0] = FILM.cuts.slice(i, i + 2)
    return `${stamp(from)} --> ${stamp(to - 0.1)}\n${caption}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
