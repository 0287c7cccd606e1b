import { followUnread, type UnreadStream } from '#foundation/inbox/stream/unread-stream.client.ts'

/** A page that wants to know; `person` is who is signed in there. */
type Subscriber = { readonly send: (unread: number) => void }

export type UnreadHub = {
  readonly join: (subscriber: Subscriber, person: string) => void
  readonly leave: (subscriber: Subscriber) => void
}

/** One stream for all pages of a browser. It is opened anew when somebody else signs in. */
export const createUnreadHub = (follow = followUnread): UnreadHub => {
  const subscribers = new Set<Subscriber>()
  let stream: UnreadStream | undefined
  let known: { readonly person: string; readonly unread?: number } | undefined

  const close = (): void => {
    stream?.close()
    stream = undefined
  }
  const open = (person: string): void => {
    known = { person }
    stream = follow(
      (unread) => {
        known = { person, unread }
        subscribers.forEach(({ send }) => send(unread))
      },
      () => (stream = undefined),
    )
  }
  return {
    join: (subscriber, person) => {
      subscribers.add(subscriber)
      if (stream && known?.person !== person) close()
      if (!stream) open(person)
      else if (known?.unread !== undefined) subscriber.send(known.unread)
    },
    leave: (subscriber) => {
      subscribers.delete(subscriber)
      if (subscribers.size === 0) close()
    },
  }
}
