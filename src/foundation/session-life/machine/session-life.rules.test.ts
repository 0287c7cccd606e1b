import { describe, expect, test } from 'vitest'
import { step } from '#foundation/session-life/machine/session-life.rules.ts'
import {
  countAutomaticRefreshes,
  INITIAL_SESSION_LIFE,
  type SessionEffect,
  type SessionEvent,
  type SessionFlags,
  type SessionLife,
  type StoredSession,
  type TabMessage,
} from '#foundation/session-life/machine/session-life-state.rules.ts'

const START = 1_800_000_000_000
const NO_FLAGS: SessionFlags = { eightHourSession: false, oneHourSession: false, oneHourSessionExternal: false }
const REFRESHED: StoredSession = { isRefreshed: true, isKept: false, isTimedOut: false, refreshedAt: START }

type Loaded = Extract<SessionEvent, { type: 'loaded' }>
const loaded = (stored: Partial<StoredSession> = {}, page: Partial<Loaded> = {}): Loaded => ({
  type: 'loaded',
  stored: { ...REFRESHED, ...stored },
  isMarked: true,
  isTimedOutPage: false,
  isEditing: false,
  timedOutPage: '/us/en/session-time-out',
  flags: NO_FLAGS,
  ...page,
})
const answered = (remaining: number | undefined, purpose: 'routine' | 'recheck' | 'visible' = 'routine'): SessionEvent => ({
  type: 'pollAnswered',
  purpose,
  remaining,
})

/** A tab whose clock the test moves; `effects` holds what the last call caused. */
class Tab {
  state: SessionLife = INITIAL_SESSION_LIFE
  now = START
  effects: readonly SessionEffect[] = []

  send(event: SessionEvent): this {
    const { state, effects } = step(this.state, event, this.now)
    this.state = state
    this.effects = effects
    return this
  }
  /** Ticks every second, as timers do. */
  wait(seconds: number): this {
    const all: SessionEffect[] = []
    for (let second = 0; second < seconds; second += 1) {
      this.now += 1000
      all.push(...this.send({ type: 'tick' }).effects)
    }
    this.effects = all
    return this
  }
  /** No timer runs while a computer sleeps; the next tick comes late. */
  sleep(seconds: number): this {
    this.now += seconds * 1000
    return this
  }
  of<Type extends SessionEffect['type']>(type: Type): Extract<SessionEffect, { type: Type }>[] {
    return this.effects.filter((effect): effect is Extract<SessionEffect, { type: Type }> => effect.type === type)
  }
  stored(key: string): string | undefined {
    return this.of('store').findLast((effect) => effect.key === key)?.value
  }
  get removed(): readonly string[] {
    return this.of('remove').flatMap(({ keys }) => keys)
  }
  get way(): string | undefined {
    return this.of('goTo')[0]?.to
  }
}

const openTab = (stored: Partial<StoredSession> = {}, page: Partial<Loaded> = {}): Tab => new Tab().send(loaded(stored, page))
/** A tab that has heard how much time is left. */
const tabWith = (remaining: number, flags: Partial<SessionFlags> = {}, kind?: 'internal' | 'external'): Tab => {
  const tab = openTab({}, { flags: { ...NO_FLAGS, ...flags } })
  if (kind) tab.send({ type: 'userKnown', kind })
  return tab.send(answered(remaining))
}
const warnedTab = (): Tab => tabWith(125)

describe('polling', () => {
  test('a page whose session was refreshed asks after 2 s, then every 30 s [4.3.2, 9.1.1, 9.1.9]', () => {
    const tab = openTab()
    expect(tab.wait(1).of('poll')).toEqual([])
    expect(tab.wait(1).of('poll')).toEqual([{ type: 'poll', purpose: 'routine' }])
    tab.send(answered(1800))
    expect(tab.wait(29).of('poll')).toEqual([])
    expect(tab.wait(1).of('poll')).toHaveLength(1)
    tab.send(answered(1770))
    expect(tab.wait(60).of('poll')).toHaveLength(2)
  })

  test('a page whose session was not yet refreshed refreshes it first, and polls only then [4.3.2]', () => {
    const tab = openTab({ isRefreshed: false, refreshedAt: undefined })
    expect(tab.effects).toEqual([{ type: 'refresh', purpose: 'load' }])
    tab.send({ type: 'refreshFailed', purpose: 'load' })
    expect(tab.wait(28).of('poll')).toEqual([])
    expect(tab.wait(2).effects).toContainEqual({ type: 'refresh', purpose: 'load' })
    tab.send({ type: 'refreshAnswered', purpose: 'load' }).send(answered(1800))
    expect(tab.wait(30).of('poll')).toHaveLength(1)
  })

  test('an active chat pauses polling, its end resumes it [4.3.2]', () => {
    const tab = tabWith(1800).send({ type: 'chatChanged', isActive: true })
    expect(tab.wait(120).of('poll')).toEqual([])
    tab.send({ type: 'chatChanged', isActive: false })
    expect(tab.wait(30).of('poll')).toHaveLength(1)
  })

  test('the stored time falls by 30 every 30 s [4.3.3, 9.1.1]', () => {
    const tab = tabWith(1800).send({ type: 'chatChanged', isActive: true })
    expect(tab.wait(29).stored('sessionRemaining')).toBeUndefined()
    expect(tab.wait(1).stored('sessionRemaining')).toBe('1770')
    expect(tab.wait(30).stored('sessionRemaining')).toBe('1740')
    expect(tab.sleep(600).wait(1).stored('sessionRemaining')).toBe('1140')
  })

  test('a poll that fails changes nothing, and the count goes on [4.3.1, 4.3.3]', () => {
    const tab = tabWith(200).send({ type: 'pollFailed', purpose: 'routine' })
    expect(tab.effects).toEqual([])
    expect(tab.wait(75).of('showDialog')[0]).toEqual({ type: 'showDialog', seconds: 120 })
  })

  test('someone who is not signed in costs nothing', () => {
    expect(openTab({}, { isMarked: false }).wait(600).effects).toEqual([])
  })
})

describe('the warning [4.3.4]', () => {
  test.each([
    ['not above 125 s', 126, []],
    ['at 125 s, counting from 120', 125, [120]],
    ['below 120 s, counting from what is left', 90, [90]],
  ])('appears %s [4.3.5, 4.3.6, 9.1.2, 9.1.3]', (_, remaining, seconds) => {
    expect(
      tabWith(remaining)
        .of('showDialog')
        .map((effect) => effect.seconds),
    ).toEqual(seconds)
  })

  test('appears by the local count between two polls [4.3.5]', () => {
    expect(tabWith(130).wait(4).of('showDialog')).toEqual([])
    expect(tabWith(130).wait(5).of('showDialog')).toHaveLength(1)
  })

  test('counts one second per tick and appears once [4.3.5, 4.3.6, 9.1.3]', () => {
    const tab = warnedTab()
    expect(tab.wait(3).effects).toEqual([119, 118, 117].map((seconds) => ({ type: 'showDialog', seconds })))
  })

  test('shows the truth after the computer slept', () => {
    expect(warnedTab().sleep(80).wait(1).of('showDialog')).toEqual([{ type: 'showDialog', seconds: 39 }])
  })

  test('asks the server between 5 and 0 [4.3.7, 9.1.4]', () => {
    const tab = warnedTab()
    expect(tab.wait(114).of('poll')).toEqual([])
    expect(tab.wait(1).of('poll')).toEqual([{ type: 'poll', purpose: 'recheck' }])
    tab.send({ type: 'pollFailed', purpose: 'recheck' })
    expect(tab.wait(1).of('poll')).toEqual([{ type: 'poll', purpose: 'recheck' }])
  })

  test('goes when the server knows of more than 130 s, and polling resumes [4.3.8, 9.1.4]', () => {
    const tab = warnedTab().wait(115).send(answered(131, 'recheck'))
    expect(tab.of('hideDialog')).toHaveLength(1)
    expect(tab.way).toBeUndefined()
    expect(tab.wait(5).of('poll')).toEqual([])
    const again = warnedTab().wait(115).send(answered(1800, 'recheck'))
    expect(again.wait(30).of('poll')).toEqual([{ type: 'poll', purpose: 'routine' }])
  })

  test.each([130, 5, undefined])(
    'ends in sign-out when the server knows of %s s, with the return address stored [4.3.9]',
    (left) => {
      const tab = warnedTab().wait(115).send(answered(left, 'recheck'))
      expect(tab.of('hideDialog')).toHaveLength(1)
      expect(tab.of('storeReturn')).toHaveLength(1)
      expect(tab.way).toBe('sign-out-timed-out')
    },
  )

  test('ends below -2 when no answer comes: flag and timed-out page are stored, then sign-out [4.3.10, 9.1.5, 2.14.5]', () => {
    const tab = warnedTab()
    expect(tab.wait(122).way).toBeUndefined()
    tab.wait(1)
    expect(tab.way).toBe('sign-out-timed-out')
    expect(tab.stored('sessionTimedOut')).toBe('true')
    expect(tab.stored('sessionTimedOutPage')).toBe('/us/en/session-time-out')
    expect(tab.of('keepWork')).toHaveLength(1)
  })

  test('a computer that slept through the countdown ends at once [4.3.10]', () => {
    expect(warnedTab().sleep(3600).wait(1).way).toBe('sign-out-timed-out')
  })
})

describe('a deadline that passed unseen', () => {
  test('is asked about first, without a dialog', () => {
    const tab = tabWith(1800).sleep(7200).wait(1)
    expect(tab.of('showDialog')).toEqual([])
    expect(tab.of('poll')).toHaveLength(1)
    expect(tab.send(answered(1500, 'recheck')).way).toBeUndefined()
  })

  test('counts when nobody answers', () => {
    const tab = tabWith(1800).sleep(7200).wait(1)
    expect(tab.wait(9).way).toBeUndefined()
    expect(tab.wait(2).way).toBe('sign-out-timed-out')
  })

  test('of an earlier session warns nobody who has just signed in', () => {
    const tab = openTab({ deadline: START - 1000, automaticRefreshes: 14 })
    expect(tab.state.automaticRefreshes).toBe(0)
    expect(tab.wait(9).of('showDialog')).toEqual([])
    expect(
      openTab({ deadline: START + 60_000 })
        .wait(3)
        .of('showDialog'),
    ).toEqual([])
  })
})

describe('keep me signed in [4.3.11]', () => {
  test('hides the dialog, is recorded and refreshes [4.3.12]', () => {
    const tab = warnedTab().wait(20).send({ type: 'keepSignedInChosen' })
    expect(tab.of('hideDialog')).toHaveLength(1)
    expect(tab.stored('keepSignedIn')).toBe('true')
    expect(tab.of('refresh')).toEqual([{ type: 'refresh', purpose: 'kept' }])
    expect(tab.wait(3).of('showDialog')).toEqual([])
  })

  test('shows the dialog again when the refresh fails', () => {
    const tab = warnedTab().wait(20).send({ type: 'keepSignedInChosen' }).send({ type: 'refreshFailed', purpose: 'kept' })
    expect(tab.wait(1).of('showDialog')).toHaveLength(1)
  })

  test.each([
    ['not above 500 s', 501, []],
    ['at 500 s', 500, ['keepSignedIn']],
  ])('is forgotten %s [4.3.13, 9.1.7]', (_, remaining, removed) => {
    const tab = warnedTab()
      .send({ type: 'keepSignedInChosen' })
      .send({ type: 'refreshAnswered', purpose: 'kept' })
      .send(answered(1800))
    expect(tab.send(answered(remaining)).removed).toEqual(removed)
  })
})

describe('activity [4.3.14]', () => {
  test('refreshes once 300 s have passed since the last refresh, not before [4.3.15, 9.1.8]', () => {
    const tab = tabWith(1800).sleep(299.999).send({ type: 'activity' })
    expect(tab.effects).toEqual([])
    tab.sleep(0.001).send({ type: 'activity' })
    expect(tab.effects).toEqual([{ type: 'refresh', purpose: 'activity' }])
    expect(tab.send({ type: 'activity' }).effects).toEqual([])
    tab.send({ type: 'refreshAnswered', purpose: 'activity' })
    expect(tab.sleep(60).send({ type: 'activity' }).effects).toEqual([])
  })

  test('counts from the refresh that another page made [4.3.15]', () => {
    expect(openTab({ refreshedAt: START - 299_000 }).send({ type: 'activity' }).effects).toEqual([])
    expect(openTab({ refreshedAt: START - 300_000 }).send({ type: 'activity' }).effects).toHaveLength(1)
  })

  test('does not answer the dialog in its place: its own button takes the focus', () => {
    expect(warnedTab().sleep(60).send({ type: 'activity' }).effects).toEqual([])
  })
})

describe('a page that becomes visible [4.3.14]', () => {
  const seen = () => warnedTab().wait(10).send({ type: 'becameVisible' })

  test('asks the server while the dialog is open [4.3.16]', () => {
    expect(seen().effects).toEqual([{ type: 'poll', purpose: 'visible' }])
  })

  test.each([
    [40, 40],
    [120, 120],
    [128, 120],
  ])('counts on from %s s as %s [4.3.17]', (remaining, seconds) => {
    expect(seen().send(answered(remaining, 'visible')).of('showDialog')).toEqual([{ type: 'showDialog', seconds }])
  })

  test('closes the dialog when another page kept the session alive', () => {
    expect(seen().send(answered(1500, 'visible')).of('hideDialog')).toHaveLength(1)
  })

  test('deletes the login and goes to the timed-out page when no remaining time comes back [4.3.18]', () => {
    const tab = seen().send(answered(undefined, 'visible'))
    expect(tab.effects.map(({ type }) => type).slice(-3)).toEqual(['deleteLogin', 'broadcast', 'goTo'])
    expect(tab.way).toBe('timed-out')
  })
})

describe('answers of the server [4.3.19]', () => {
  test.each([
    ['while the dialog is open', () => warnedTab(), 'timed-out'],
    ['when its end was near', () => tabWith(300).sleep(200), 'timed-out'],
    ['long before its end', () => tabWith(1800), 'sign-out-here'],
    ['before anything was heard', () => openTab(), 'sign-out-here'],
  ])('an invalid session deletes the login and leads away %s [4.3.20, 8.2.3]', (_, open, way) => {
    const tab = open().send({ type: 'sessionInvalid' })
    const types = tab.effects.map(({ type }) => type)
    expect(types).toContain('storeReturn')
    expect(types.indexOf('deleteLogin')).toBeLessThan(types.indexOf('goTo'))
    expect(tab.way).toBe(way)
  })

  test('a refresh marks the session refreshed, clears the timeout markers and reads the time again [4.3.21]', () => {
    const tab = tabWith(1800).send({ type: 'refreshAnswered', purpose: 'activity' })
    expect(tab.stored('sessionRefreshed')).toBe('true')
    expect(tab.removed).toEqual(['sessionTimedOut', 'sessionTimedOutPage'])
    expect(tab.of('poll')).toHaveLength(1)
  })

  test('a refresh that fails sets sessionRefreshed to false [4.3.22]', () => {
    const tab = tabWith(1800).send({ type: 'refreshFailed', purpose: 'activity' })
    expect(tab.effects).toEqual([{ type: 'store', key: 'sessionRefreshed', value: 'false' }])
  })

  test.each([
    ['with a login cookie', true, ['remove', 'deleteLogin', 'goTo']],
    ['without one', false, ['remove', 'goTo']],
  ])('the timed-out flag found on load is cleared %s, then the timed-out page opens [4.3.23]', (_, isMarked, types) => {
    const tab = openTab({ isTimedOut: true }, { isMarked })
    expect(tab.effects.map(({ type }) => type)).toEqual(types)
    expect(tab.removed).toContain('sessionTimedOut')
    expect(tab.way).toBe('timed-out')
  })

  test('the timed-out page itself clears the flag and stays [4.3.23]', () => {
    const tab = openTab({ isTimedOut: true }, { isTimedOutPage: true })
    expect(tab.effects.map(({ type }) => type)).toEqual(['remove', 'deleteLogin'])
  })

  test('a portal call refused with 401 leads to sign-in, but never in author mode [8.2.2]', () => {
    expect(tabWith(1800).send({ type: 'portalRefused' }).way).toBe('sign-in')
    expect(openTab({}, { isEditing: true }).send({ type: 'portalRefused' }).effects).toEqual([])
  })

  test('who was sent to sign-in a moment ago is told instead of sent in circles', () => {
    const tab = openTab({ sentToSignInAt: START - 5000 }).send({ type: 'portalRefused' })
    expect(tab.way).toBeUndefined()
    expect(tab.of('showSignedOut')).toHaveLength(1)
  })
})

describe('automatic refresh', () => {
  test.each([
    ['internal, eight hours [4.3.25, 6.3.2, 9.1.6]', { eightHourSession: true }, 'internal', 14],
    ['internal, eight hours over one hour [4.3.25]', { eightHourSession: true, oneHourSession: true }, 'internal', 14],
    ['external, eight hours [4.3.25, 6.3.2]', { eightHourSession: true }, 'external', 0],
    ['one hour [4.3.26, 9.1.6]', { oneHourSession: true }, 'external', 1],
    ['one hour, internal [4.3.26]', { oneHourSession: true }, 'internal', 1],
    ['one hour, not yet known who [4.3.26]', { oneHourSession: true }, undefined, 1],
    ['one hour with the eight-hour flag on [4.3.26]', { eightHourSession: true, oneHourSession: true }, 'external', 0],
    ['external, one hour for external [4.3.27, 6.3.2]', { oneHourSessionExternal: true }, 'external', 1],
    ['internal, one hour for external [4.3.27, 6.3.2]', { oneHourSessionExternal: true }, 'internal', 0],
    ['no flag', {}, 'internal', 0],
  ] as const)('%s', (_, flags, kind, times) => {
    expect(countAutomaticRefreshes({ ...NO_FLAGS, ...flags }, kind)).toBe(times)

    const tab = tabWith(1800, flags, kind)
    let refreshes = 0
    for (let round = 0; round < 20; round += 1) {
      tab.sleep(60).send(answered(250))
      if (tab.of('refresh').length === 0) break
      refreshes += 1
      tab.send({ type: 'refreshAnswered', purpose: 'automatic' }).send(answered(1800))
    }
    expect(refreshes).toBe(times)
  })

  test('does not happen above 250 s [4.3.24, 9.1.6]', () => {
    expect(tabWith(251, { oneHourSession: true }).effects.map(({ type }) => type)).toEqual(['store', 'store'])
    expect(tabWith(250, { oneHourSession: true }).of('refresh')).toEqual([{ type: 'refresh', purpose: 'automatic' }])
  })

  test('is counted over pages: the next page knows how often it happened [4.3.26]', () => {
    const tab = tabWith(250, { oneHourSession: true }).send({ type: 'refreshAnswered', purpose: 'automatic' })
    expect(tab.stored('sessionAutomaticRefreshes')).toBe('1')
    const next = openTab({ deadline: START + 240_000, automaticRefreshes: 1 }, { flags: { ...NO_FLAGS, oneHourSession: true } })
    expect(next.wait(100).of('refresh')).toEqual([])
  })
})

describe('several tabs', () => {
  const message: TabMessage = { type: 'refreshed', deadline: START + 1_800_000, refreshedAt: START, automaticRefreshes: 0 }

  test('a refresh is told to the others with the new end', () => {
    const tab = tabWith(1800).sleep(400).send({ type: 'activity' }).send({ type: 'refreshAnswered', purpose: 'activity' })
    expect(tab.of('broadcast')).toEqual([])
    expect(tab.send(answered(1800)).of('broadcast')).toEqual([
      {
        type: 'broadcast',
        message: { ...message, deadline: START + 2_200_000, refreshedAt: START + 400_000 },
      },
    ])
  })

  test('a refresh in another tab closes the dialog here', () => {
    const tab = warnedTab().wait(30).send({ type: 'otherTab', message })
    expect(tab.effects).toEqual([{ type: 'hideDialog' }])
    expect(tab.wait(300).of('showDialog')).toEqual([])
  })

  test('older news is no news', () => {
    const tab = tabWith(1800).send({ type: 'otherTab', message: { ...message, deadline: START + 1000 } })
    expect(tab.wait(20).of('showDialog')).toEqual([])
  })

  test('signing out is told to the others and forgets the work [2.14.6]', () => {
    const tab = warnedTab().send({ type: 'signOutChosen' })
    expect(tab.of('broadcast')).toEqual([{ type: 'broadcast', message: { type: 'ended', how: 'signed-out' } }])
    expect(tab.of('forgetWork')).toHaveLength(1)
    expect(tab.removed).toEqual(expect.arrayContaining(['sessionReturnUrl', 'sessionRemaining', 'keepSignedIn']))
    expect(tab.way).toBe('sign-out')
  })

  test('the frame that a tab kept goes with the session [T-35]', () => {
    for (const end of [{ type: 'signOutChosen' }, { type: 'signOutDetected' }, { type: 'sessionInvalid' }] as const)
      expect(tabWith(1800).send(end).removed).toEqual(expect.arrayContaining(['cachedHeader', 'cachedFooter']))
  })

  test('signing out elsewhere is said at once, and leads to sign-in after 20 s [8.2.1, 2.1.9, 9.1.10]', () => {
    const tab = warnedTab().send({ type: 'otherTab', message: { type: 'ended', how: 'signed-out' } })
    expect(tab.effects.map(({ type }) => type)).toEqual(['hideDialog', 'forgetWork', 'remove', 'showSignedOut'])
    expect(tab.wait(19).way).toBeUndefined()
    expect(tab.wait(1).way).toBe('root')
  })

  test('a marker cookie that went says the same, and sign-in may be chosen before [8.2.1]', () => {
    const tab = tabWith(1800).send({ type: 'signOutDetected' })
    expect(tab.of('showSignedOut')).toHaveLength(1)
    expect(tab.send({ type: 'signInChosen' }).way).toBe('root')
    expect(tab.wait(60).way).toBeUndefined()
  })

  test('a timeout elsewhere ends here too', () => {
    const tab = tabWith(1800).send({ type: 'otherTab', message: { type: 'ended', how: 'timed-out' } })
    expect(tab.effects.map(({ type }) => type)).toEqual(['keepWork', 'storeReturn', 'goTo'])
    expect(tab.way).toBe('timed-out')
  })
})

describe('whatever happens', () => {
  /** Small and seeded: a failing walk can be walked again. */
  const createDice = (seed: number) => {
    let state = seed
    return (sides: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * sides)
    }
  }
  const randomEvent = (roll: (sides: number) => number, now: number): SessionEvent => {
    const remaining = [undefined, -5, 0, 3, 60, 120, 125, 130, 131, 250, 500, 1800][roll(12)]
    const events: SessionEvent[] = [
      { type: 'tick' },
      { type: 'activity' },
      { type: 'becameVisible' },
      answered(remaining),
      answered(remaining, 'recheck'),
      answered(remaining, 'visible'),
      { type: 'pollFailed', purpose: 'routine' },
      { type: 'refreshAnswered', purpose: (['load', 'activity', 'automatic', 'kept'] as const)[roll(4)]! },
      { type: 'refreshFailed', purpose: 'activity' },
      { type: 'keepSignedInChosen' },
      { type: 'chatChanged', isActive: roll(2) === 0 },
      { type: 'userKnown', kind: roll(2) === 0 ? 'internal' : 'external' },
      {
        type: 'otherTab',
        message: { type: 'refreshed', deadline: now + 1000 * roll(2000), refreshedAt: now, automaticRefreshes: 0 },
      },
    ]
    const endings: SessionEvent[] = [
      { type: 'sessionInvalid' },
      { type: 'portalRefused' },
      { type: 'signOutDetected' },
      { type: 'signOutChosen' },
      { type: 'otherTab', message: { type: 'ended', how: roll(2) === 0 ? 'timed-out' : 'signed-out' } },
    ]
    // Endings are rare, so that walks are long.
    return roll(150) === 0 ? endings[roll(endings.length)]! : roll(3) > 0 ? { type: 'tick' } : events[roll(events.length)]!
  }

  test.each(Array.from({ length: 60 }, (_, index) => index))('walk %s keeps its promises', (seed) => {
    const roll = createDice(seed * 7919 + 1)
    const flags = { eightHourSession: roll(2) === 0, oneHourSession: roll(2) === 0, oneHourSessionExternal: roll(2) === 0 }
    const tab = openTab({ isRefreshed: roll(2) === 0 }, { flags })
    let redirects = tab.of('goTo').length
    let isShown = false
    for (let count = 0; count < 400; count += 1) {
      tab.sleep([1, 1, 1, 5, 31][roll(5)]!)
      const before = tab.state
      tab.send(randomEvent(roll, tab.now))
      for (const effect of tab.effects) {
        if (effect.type === 'showDialog') {
          expect(Number.isFinite(tab.state.deadline)).toBe(true)
          expect(effect.seconds).toBeGreaterThanOrEqual(0)
          expect(effect.seconds).toBeLessThanOrEqual(120)
          isShown = true
        }
        if (effect.type === 'hideDialog') {
          expect(isShown).toBe(true)
          isShown = false
        }
        if (effect.type === 'refresh' && effect.purpose === 'automatic')
          expect(before.automaticRefreshes).toBeLessThan(countAutomaticRefreshes(flags, before.kind))
        if (effect.type === 'goTo') redirects += 1
      }
      expect(isShown).toBe(tab.state.phase === 'warning')
      expect(redirects).toBeLessThanOrEqual(1)
      if (before.phase === 'leaving') expect(tab.effects).toEqual([])
    }
  })
})
