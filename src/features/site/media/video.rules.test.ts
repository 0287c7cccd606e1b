import { expect, test } from 'vitest'
import {
  chooseSource,
  currentChapter,
  milestonesDue,
  rankSources,
  writeTime,
  type Milestone,
  type VideoSource,
} from '#features/site/media/video.rules.ts'

const file = (bitrate: number, type = 'video/webm'): VideoSource => ({ src: `/${bitrate}`, type, bitrate })
const hls: VideoSource = { src: '/hls', type: 'application/vnd.apple.mpegurl' }
const dash: VideoSource = { src: '/dash', type: 'application/dash+xml' }
const everything = () => true
const onlyFiles = (type: string) => type.startsWith('video/')

test.each([
  ['the highest bitrate up to 20000 [9.8.9]', [file(300), file(20_000), file(20_001)], onlyFiles, '/20000'],
  ['the smallest when all are above [9.8.9]', [file(40_000), file(25_000)], onlyFiles, '/25000'],
  ['a stream that adapts itself where the browser can', [file(300), hls], everything, '/hls'],
  ['a file where it cannot', [hls, dash, file(300)], onlyFiles, '/300'],
  ['the format it can read', [file(900, 'video/mp4'), file(300)], (type: string) => type === 'video/webm', '/300'],
  ['nothing when it can read none', [hls], onlyFiles, undefined],
])('a video plays %s', (_, sources, canPlay, expected) => {
  expect(chooseSource(sources, canPlay)?.src).toBe(expected)
})

test('a browser without script is offered the same order', () => {
  expect(rankSources([file(300), file(30_000), dash, file(800)]).map(({ src }) => src)).toEqual([
    '/dash',
    '/800',
    '/300',
    '/30000',
  ])
})

const none = new Set<Milestone>()
test.each([
  ['the start', { time: 0, duration: 8, hasEnded: false }, none, [0]],
  ['a quarter', { time: 2, duration: 8, hasEnded: false }, new Set<Milestone>([0]), [25]],
  ['nothing twice', { time: 2.2, duration: 8, hasEnded: false }, new Set<Milestone>([0, 25]), []],
  ['those that a jump has passed', { time: 6.5, duration: 8, hasEnded: false }, new Set<Milestone>([0]), [25, 50, 75]],
  ['the whole only at the end', { time: 8, duration: 8, hasEnded: false }, new Set<Milestone>([0, 25, 50, 75]), []],
  ['the end', { time: 8, duration: 8, hasEnded: true }, new Set<Milestone>([0, 25, 50, 75]), [100]],
  ['no share of a length that is not known', { time: 3, duration: Number.NaN, hasEnded: false }, new Set<Milestone>([0]), []],
])('milestones: %s [9.10.1]', (_, playing, reported, expected) => {
  expect(milestonesDue(playing, reported)).toEqual(expected)
})

test.each([
  [0, 0],
  [2.9, 0],
  [3, 1],
  [99, 2],
])('at %d s chapter %d is playing', (time, expected) => {
  const chapters = [0, 3, 6].map((start) => ({ start, title: String(start) }))
  expect(currentChapter(chapters, time)).toBe(expected)
})

test.each([
  [0, '0:00'],
  [75.4, '1:15'],
  [605, '10:05'],
])('%d s are written %s', (seconds, expected) => {
  expect(writeTime(seconds)).toBe(expected)
})
