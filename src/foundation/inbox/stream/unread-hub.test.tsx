import { expect, test } from 'vitest'
import { createUnreadHub } from '#foundation/inbox/stream/unread-hub.client.ts'

const createStreams = () => {
  const opened: { say: (unread: number) => void; end: () => void; isClosed: boolean }[] = []
  const hub = createUnreadHub((onUnread, onOver) => {
    const stream = { say: onUnread, end: onOver, isClosed: false }
    opened.push(stream)
    return { close: () => void (stream.isClosed = true) }
  })
  return { opened, hub }
}
const createPage = () => {
  const heard: number[] = []
  return { heard, send: (unread: number) => void heard.push(unread) }
}

test('all pages of a browser share one stream, and later ones hear at once what is known', () => {
  const { opened, hub } = createStreams()
  const [first, second] = [createPage(), createPage()]
  hub.join(first, 'ann')
  opened[0]?.say(3)
  hub.join(second, 'ann')
  opened[0]?.say(4)
  expect(opened).toHaveLength(1)
  expect([first.heard, second.heard]).toEqual([
    [3, 4],
    [3, 4],
  ])
})

test('the stream closes with the last page', () => {
  const { opened, hub } = createStreams()
  const [first, second] = [createPage(), createPage()]
  hub.join(first, 'ann')
  hub.join(second, 'ann')
  hub.leave(first)
  expect(opened[0]?.isClosed).toBe(false)
  hub.leave(second)
  expect(opened[0]?.isClosed).toBe(true)
})

test('when somebody else signs in, or a session is over, the next page opens another stream', () => {
  const { opened, hub } = createStreams()
  hub.join(createPage(), 'ann')
  opened[0]?.say(3)
  const other = createPage()
  hub.join(other, 'bob')
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(other.heard).toEqual([])
  opened[1]?.end()
  hub.join(createPage(), 'bob')
  expect(opened).toHaveLength(3)
})
