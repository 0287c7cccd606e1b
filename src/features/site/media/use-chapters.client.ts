import { useEffect, useState, type RefObject } from 'react'
import { currentChapter, type Chapter } from '#features/site/media/video.rules.ts'

const readCues = (track: TextTrack): readonly Chapter[] =>
  [...(track.cues ?? [])].map((cue) => ({ start: cue.startTime, title: (cue as VTTCue).text }))

/** The author's list, or what the video's own chapters file says once it has come; and where the playhead is in it. */
export const useChapters = (player: RefObject<HTMLVideoElement | null>, listed: readonly Chapter[]) => {
  const [read, setRead] = useState<readonly Chapter[]>([])
  const [current, setCurrent] = useState(-1)
  const chapters = read.length > 0 ? read : listed
  useEffect(() => {
    const element = player.current?.querySelector<HTMLTrackElement>('track[kind=chapters]')
    if (!element) return
    const take = (): void => setRead(readCues(element.track))
    // Shown nowhere by the player itself, but loaded.
    element.track.mode = 'hidden'
    element.addEventListener('load', take)
    if (element.readyState === HTMLTrackElement.LOADED) take()
    return () => element.removeEventListener('load', take)
  }, [player])
  return { chapters, current, follow: (time: number) => setCurrent(currentChapter(chapters, time)) }
}
