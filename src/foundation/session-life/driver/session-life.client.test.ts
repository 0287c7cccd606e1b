import { beforeEach, describe, expect, test } from 'vitest'
import { createFakeBrowser } from '#foundation/session-life/testing/fake-browser.ts'
import { isTabMessage } from '#foundation/session-life/driver/session-tabs.client.ts'

type Browser = ReturnType<typeof createFakeBrowser>
let browser: Browser
beforeEach(() => {
  browser = createFakeBrowser()
})

const LOGOUT = '/system/sling/logout.html?resource=%2Fus%2Fen%2Fsession-time-out&appId=portico-sps'

describe('one tab', () => {
  test('refreshes once, polls with the application id and stores what it hears [4.3.2, 7.1.2, 7.1.3, 3.2.2, 3.2.3]', async () => {
    browser.openTab()
    await browser.settle()
    expect(browser.callsTo('/pif/api/session/refresh')).toEqual([
      { path: '/pif/api/session/refresh', appId: 'portico-sps', isQuiet: true },
    ])
    await browser.pass(60)
    expect(browser.callsTo('/pif/api/session/remaining-time')).toHaveLength(3)
    expect(browser.local.read('sessionRefreshed')).toBe('true')
    expect(browser.local.read('sessionRemaining')).toBe('1740')
  })

  test('shows the dialog, and Keep me signed in closes it with a full session [2.11.1, 4.3.5, 4.3.12]', async () => {
    const { driver } = browser.openTab()
    await browser.pass(1674)
    expect(driver.read().seconds).toBeUndefined()
    await browser.pass(2)
    expect(driver.read().seconds).toBe(119)
    driver.send({ type: 'keepSignedInChosen' })
    await browser.settle()
    expect(driver.read().seconds).toBeUndefined()
    expect(browser.local.read('keepSignedIn')).toBe('true')
    expect(browser.local.read('sessionRemaining')).toBe('1800')
  })

  test('nobody answers: the work is kept, the place is stored with its owner, sign-out follows [4.3.9]', async () => {
    const { wentTo, did, driver } = browser.openTab()
    await browser.pass(1800)
    expect(did).toEqual(['keep'])
    expect(wentTo).toEqual([LOGOUT])
    expect(driver.read().seconds).toBeUndefined()
    expect(browser.local.read('sessionReturnUrl')).toBe('/us/en/secure/orders?page=2')
    expect(browser.local.read('sessionReturnOwner')).toBe('ann')
    expect(browser.local.read('sessionRemaining')).toBeUndefined()
  })

  test('nobody answers and the server is away: the timeout is remembered for the next page [4.3.10, 4.3.23]', async () => {
    const { wentTo } = browser.openTab()
    await browser.pass(1676)
    browser.answer = () => ({ status: 0 })
    await browser.pass(130)
    expect(wentTo).toEqual([LOGOUT])
    expect(browser.local.read('sessionTimedOut')).toBe('true')

    const next = browser.openTab({}, '/us/en')
    await browser.settle()
    expect(browser.local.read('sessionTimedOut')).toBeUndefined()
    expect(browser.isMarked).toBe(false)
    expect(next.wentTo).toEqual(['/us/en/session-time-out'])
  })

  test('a computer that slept past the end says so as soon as it wakes', async () => {
    const { wentTo, driver } = browser.openTab()
    await browser.pass(10)
    browser.sleep(36_000)
    await browser.pass(1)
    expect(driver.read().seconds).toBeUndefined()
    expect(wentTo).toEqual(['/us/en/session-time-out'])
    expect(browser.isMarked).toBe(false)
  })

  test('the login is deleted on the server, by both names, before the page is left [7.1.4, 8.2.3]', async () => {
    const { wentTo } = browser.openTab()
    await browser.pass(5)
    browser.answer = ({ path }) => (path.endsWith('remaining-time') ? { status: 200, data: { session_valid: false } } : undefined)
    await browser.pass(30)
    expect(browser.callsTo('/bin/deleteLogin')).toEqual([
      {
        path: '/bin/deleteLogin',
        method: 'POST',
        isQuiet: true,
        form: { deletecookie: 'sps-token', deleteIsAuthenticatedCookie: 'sps-isAuthenticated' },
      },
    ])
    expect(wentTo).toHaveLength(1)
  })

  test('a server that keeps silent holds nobody back', async () => {
    const silent = new Promise<never>(() => {})
    const { wentTo, driver } = browser.openTab({ call: () => silent })
    driver.send({ type: 'sessionInvalid' })
    await browser.pass(2)
    expect(wentTo).toEqual([])
    await browser.pass(1)
    expect(wentTo).toHaveLength(1)
  })

  test.each([
    [
      '/pif/api/order/v1/orders',
      401,
      undefined,
      '/system/sling/login.html?resource=%2Fus%2Fen%2Fsecure%2Forders%3Fpage%3D2&appId=portico-sps',
    ],
    [
      '/sm/api/uop/order/x',
      401,
      { error: 'no' },
      '/system/sling/login.html?resource=%2Fus%2Fen%2Fsecure%2Forders%3Fpage%3D2&appId=portico-sps',
    ],
    ['/pif/api/order/v1/orders', 500, { error: 'no' }, undefined],
    ['/bin/public/analytics', 401, undefined, undefined],
  ])('a call to %s refused with %s leads to sign-in with resource and appId [8.2.2]', async (path, status, data, address) => {
    const { refuse, wentTo } = browser.openTab()
    await browser.pass(1)
    refuse(path, status, data)
    await browser.settle()
    expect(wentTo).toEqual(address === undefined ? [] : [address])
  })

  test('a portal call that says session_valid=false ends the session [4.3.20]', async () => {
    const { refuse, wentTo } = browser.openTab()
    await browser.pass(1)
    refuse('/pif/api/order/v1/orders', 401, { session_valid: false })
    await browser.settle()
    expect(browser.callsTo('/bin/deleteLogin')).toHaveLength(1)
    expect(wentTo[0]).toContain('/system/sling/logout.html?resource=%2Fus%2Fen%2Fsecure%2Forders')
  })

  test('an author who edits is never sent to sign-in [2.1.10, 6.13.1, 8.2.2]', async () => {
    const { refuse, wentTo } = browser.openTab({ isEditing: true })
    await browser.pass(1)
    refuse('/pif/api/order/v1/orders', 401)
    await browser.settle()
    expect(wentTo).toEqual([])
  })

  test('an author who edits and was signed out elsewhere is told, and not led away from their work [6.13.1]', async () => {
    const { refuse, wentTo, driver } = browser.openTab({ isEditing: true })
    await browser.pass(1)
    browser.isMarked = false
    refuse('/pif/api/order/v1/orders', 401)
    expect(driver.read().isSignedOut).toBe(true)
    await browser.pass(60)
    expect(wentTo).toEqual([])
  })

  test('a call refused after the marker went is a sign-out that is said first [8.2.1, 2.1.9]', async () => {
    const { refuse, wentTo, driver } = browser.openTab()
    await browser.pass(1)
    browser.isMarked = false
    refuse('/pif/api/order/v1/orders', 401)
    expect(driver.read().isSignedOut).toBe(true)
    await browser.pass(19)
    expect(wentTo).toEqual([])
    await browser.pass(1)
    expect(wentTo).toEqual(['/?resource=%2Fus%2Fen%2Fsecure%2Forders%3Fpage%3D2&appId=portico-sps'])
  })

  test.each(['//evil.example/session-time-out', 'javascript:alert(1)//session-time-out', '/us/en/secure/orders', ''])(
    'a stored timed-out page of %j is not followed: the configured one is [T-3]',
    async (stored) => {
      browser.local.write('sessionTimedOut', 'true')
      browser.local.write('sessionTimedOutPage', stored)
      const { wentTo } = browser.openTab()
      await browser.settle()
      expect(wentTo).toEqual(['/us/en/session-time-out'])
    },
  )

  test('a page that comes back from memory is loaded anew', () => {
    const { signals, reloads } = browser.openTab()
    signals.onRestored()
    expect(reloads()).toBe(1)
  })

  test('internal people are asked about only where it matters, and refreshed while they are away [4.3.25]', async () => {
    const flags = { eightHourSession: true, oneHourSession: false, oneHourSessionExternal: false }
    const { driver } = browser.openTab({ flags })
    await browser.pass(3 * 1800)
    expect(driver.read().seconds).toBeUndefined()
    expect(browser.local.read('sessionAutomaticRefreshes')).toBe('3')
  })
})

describe('two tabs', () => {
  const openTwo = async () => {
    const first = browser.openTab()
    await browser.pass(2)
    const second = browser.openTab({}, '/us/en/secure/software')
    await browser.pass(2)
    return { first, second }
  }

  test.each([true, false])('refreshing in one closes the dialog of the other (channels: %s)', async (hasChannels) => {
    browser.hasChannels = hasChannels
    const { first, second } = await openTwo()
    await browser.pass(1690)
    expect([first, second].map(({ driver }) => driver.read().seconds === undefined)).toEqual([false, false])
    first.driver.send({ type: 'keepSignedInChosen' })
    await browser.settle()
    await browser.pass(1)
    expect(second.driver.read().seconds).toBeUndefined()
    await browser.pass(1500)
    expect(second.driver.read().seconds).toBeUndefined()
  })

  test('work in one keeps the other signed in', async () => {
    const { first, second } = await openTwo()
    for (let round = 0; round < 12; round += 1) {
      first.signals.send({ type: 'activity' })
      await browser.pass(301)
    }
    expect(second.driver.read().seconds).toBeUndefined()
    expect(second.wentTo).toEqual([])
  })

  test.each([true, false])('signing out in one ends the other at once (channels: %s) [8.2.1]', async (hasChannels) => {
    browser.hasChannels = hasChannels
    const { first, second } = await openTwo()
    first.driver.send({ type: 'signOutChosen' })
    await browser.settle()
    expect(first.wentTo).toEqual(['/system/sling/logout.html?resource=%2Fus%2Fen&appId=portico-sps'])
    expect(first.did).toEqual(['forget'])
    browser.isMarked = false
    await browser.pass(1)
    expect(second.driver.read().isSignedOut).toBe(true)
    await browser.pass(20)
    expect(second.wentTo).toEqual(['/?resource=%2Fus%2Fen%2Fsecure%2Fsoftware&appId=portico-sps'])
  })

  test('a timeout is one for both, each with its own place', async () => {
    const { first, second } = await openTwo()
    await browser.pass(1800)
    expect(first.wentTo).toHaveLength(1)
    expect(second.wentTo).toHaveLength(1)
    expect(first.tab.read('sessionReturnUrl')).toBe('/us/en/secure/orders?page=2')
    expect(second.tab.read('sessionReturnUrl')).toBe('/us/en/secure/software')
  })
})

test.each([
  [{ type: 'ended', how: 'signed-out' }, true],
  [{ type: 'refreshed', deadline: 1, refreshedAt: 1, automaticRefreshes: 0 }, true],
  [{ type: 'refreshed', deadline: '1' }, false],
  [{ type: 'ended', how: 'well' }, false],
  ['ended', false],
  [null, false],
])('a tab understands %j: %s', (message, expected) => {
  expect(isTabMessage(message)).toBe(expected)
})
