import { useRef, type SyntheticEvent } from 'react'
import { track } from '#foundation/analytics/public.ts'
import { milestonesDue, type Milestone } from '#features/site/media/video.rules.ts'

/** Reports how far a video was watched, each share once a play-through [9.10.1]. */
export const useMilestones = () => {
  const reported = useRef(new Set<Milestone>())
  const hasEnded = useRef(false)
  const report = ({ currentTarget: { currentTime, duration, currentSrc } }: SyntheticEvent<HTMLVideoElement>): void => {
    for (const milestone of milestonesDue({ time: currentTime, duration, hasEnded: hasEnded.current }, reported.current)) {
      reported.current.add(milestone)
      track({ name: 'video', milestone, id: new URL(currentSrc || '/', location.href).pathname })
    }
  }
  return {
    onPlay: (event: SyntheticEvent<HTMLVideoElement>) => {
      if (hasEnded.current) reported.current.clear()
      hasEnded.current = false
      report(event)
    },
    onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) => {
      if (!event.currentTarget.paused && !hasEnded.current) report(event)
    },
    onEnded: (event: SyntheticEvent<HTMLVideoElement>) => {
      hasEnded.current = true
      report(event)
    },
  }
}
