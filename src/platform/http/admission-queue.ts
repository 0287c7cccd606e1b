/** A place in the queue, then among those that are served. */
export type Ticket = {
  readonly group: string
  state: 'waiting' | 'serving' | 'over'
  /** Includes earlier waiting: nobody waits longer than the limit in all. */
  waitedMs: number
  readonly start: () => void
  readonly refuse: () => void
}

export type AdmissionLimits = {
  /** How many are served at once. */
  readonly slots: number
  /** Of these, how many one group may have: the others find a free slot at once, whatever it does. */
  readonly slotsPerGroup: number
  readonly waitMs: number
}

export type AdmissionQueue = {
  /** Starts at once where there is a free slot, later when its turn comes, or refuses when that takes too long. */
  readonly enter: (ticket: Omit<Ticket, 'state'>) => Ticket
  /** Gives its slot to the next; also for those who leave while they wait. */
  readonly leave: (ticket: Ticket) => void
  /** Time passes: those who waited too long are refused. */
  readonly advance: (elapsedMs: number) => void
  readonly counts: () => { readonly serving: number; readonly waiting: number }
  readonly longestWaitMs: () => number
}

type Group = { serving: number; readonly waiting: Ticket[]; newestFirstMs: number }

/**
 * After a refusal the newest goes first for so long: where not all can be served, serving everybody late helps nobody.
 * Then the oldest again, which refuses nobody as soon as there is room for all.
 */
const NEWEST_FIRST_MS = 1000

/** A queue that is bounded by time and fair to its groups: each in turn, as long as it has a slot left. */
export const createAdmissionQueue = ({ slots, slotsPerGroup, waitMs }: AdmissionLimits): AdmissionQueue => {
  /** In the order in which they are next. */
  const groups = new Map<string, Group>()
  let serving = 0
  let waiting = 0
  let isFilling = false

  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? { serving: 0, waiting: [], newestFirstMs: 0 }
    groups.set(name, group)
    return group
  }
  const hasSlot = (group: Group): boolean => serving < slots && group.serving < slotsPerGroup
  const begin = (ticket: Ticket, group: Group): void => {
    ticket.state = 'serving'
    group.serving += 1
    serving += 1
    ticket.start()
  }
  const takeNext = ({ waiting: queue, newestFirstMs }: Group): Ticket | undefined =>
    newestFirstMs > 0 ? queue.pop() : queue.shift()

  const findNext = (): { ticket: Ticket; group: Group } | undefined => {
    for (const [name, group] of groups) {
      if (group.waiting.length === 0 || !hasSlot(group)) continue
      const ticket = takeNext(group)
      if (!ticket) continue
      // The others come before its next one.
      groups.delete(name)
      groups.set(name, group)
      return { ticket, group }
    }
    return undefined
  }
  /** A started task may end at once and call this again: the running loop goes on with it. */
  const fill = (): void => {
    if (isFilling) return
    isFilling = true
    try {
      for (let next = waiting > 0 ? findNext() : undefined; next; next = waiting > 0 ? findNext() : undefined) {
        waiting -= 1
        begin(next.ticket, next.group)
      }
    } finally {
      isFilling = false
    }
  }

  return {
    enter: (requested) => {
      const ticket: Ticket = Object.assign(requested, { state: 'waiting' as const })
      const group = groupOf(ticket.group)
      if (group.waiting.length === 0 && hasSlot(group)) begin(ticket, group)
      else {
        group.waiting.push(ticket)
        waiting += 1
      }
      return ticket
    },
    leave: (ticket) => {
      if (ticket.state === 'over') return
      const group = groupOf(ticket.group)
      if (ticket.state === 'serving') {
        group.serving -= 1
        serving -= 1
      } else {
        group.waiting.splice(group.waiting.indexOf(ticket), 1)
        waiting -= 1
      }
      ticket.state = 'over'
      // Groups may be as many as there are people: one without a ticket has no turn to remember.
      if (group.serving === 0 && group.waiting.length === 0 && group.newestFirstMs === 0) groups.delete(ticket.group)
      fill()
    },
    advance: (elapsedMs) => {
      for (const group of groups.values()) {
        for (const ticket of group.waiting) ticket.waitedMs += elapsedMs
        const wasNewestFirst = group.newestFirstMs > 0
        group.newestFirstMs = Math.max(0, group.newestFirstMs - elapsedMs)
        const late = group.waiting.filter((ticket) => ticket.waitedMs >= waitMs)
        if (late.length === 0) continue
        if (!wasNewestFirst) group.newestFirstMs = NEWEST_FIRST_MS
        group.waiting.splice(0, group.waiting.length, ...group.waiting.filter((ticket) => ticket.waitedMs < waitMs))
        waiting -= late.length
        for (const ticket of late) ticket.state = 'over'
        for (const ticket of late) ticket.refuse()
      }
    },
    counts: () => ({ serving, waiting }),
    longestWaitMs: () => Math.max(0, ...[...groups.values()].map((group) => group.waiting[0]?.waitedMs ?? 0)),
  }
}
