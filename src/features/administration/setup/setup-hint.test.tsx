import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { loadPerson } from '#foundation/identity/public.ts'
import { forgetPerson } from '#foundation/identity/testing/forget-person.ts'
import { SlotsProvider, type SlotProps } from '#foundation/blocks/public.ts'
import { SAMPLE_PAGE, withPage } from '#foundation/blocks/testing/with-page.tsx'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { en as messages } from '#foundation/portal-messages/testing/english.ts'
import { findMissingStep, planSetup } from '#features/administration/setup/setup.rules.ts'
import { Slot } from '#features/administration/setup/setup-hint.slot.tsx'
import { en } from '#features/administration/setup/texts/en.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
  forgetQueries()
  vi.unstubAllGlobals()
})

const open = async (isStaff: boolean, facts: object): Promise<string[]> => {
  const requested: string[] = []
  const steps = planSetup(facts).map(({ kind = null, ...step }) => ({ ...step, kind }))
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    const body = url.includes('/setup') ? { percent: 0, steps } : { sub: '1', given_name: 'Ada', is_staff: isStaff }
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  await loadPerson(SAMPLE_PAGE.config)
  const slots = new Map([['setup-hint', [Slot as never]]])
  const list = <NothingYet kind="orders" title="No orders found" />
  render(withPage(<SlotsProvider slots={slots}>{list}</SlotsProvider>, { setup: en, 'portal-messages': messages }))
  return requested
}

test('an empty list says what belongs there, and leads admins of a new site to the step that brings it', async () => {
  await open(true, {})
  expect(screen.getByText(/^Orders of this account appear here/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Bring it in the set-up' })
  expect(link.getAttribute('href')).toBe('/us/en/back-office/setup#orders')
})

test('customers see the sentence alone, and the server is not asked for them', async () => {
  const requested = await open(false, {})
  expect(screen.getByText(/^Orders of this account appear here/)).toBeTruthy()
  expect(requested.filter((url) => url.includes('/setup'))).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})

test('where others have some, the list of an admin is empty for other reasons', async () => {
  const requested = await open(true, { orders: { count: 3 } })
  await vi.waitFor(() => expect(requested.some((url) => url.includes('/setup'))).toBe(true), { timeout: 60_000 })
  await Promise.resolve()
  expect(screen.queryByRole('link')).toBeNull()
})

/** All of them, or it does not compile. */
const KINDS: Readonly<Record<SlotProps['setup-hint']['kind'], true>> = {
  ...{ orders: true, invoices: true, tools: true, documents: true, publications: true, software: true, articles: true },
  ...{ courses: true, sites: true, products: true, dealers: true, equipment: true },
}

test.each(Object.keys(KINDS))('an empty list of %s has a step of the set-up and a sentence', (kind) => {
  expect(findMissingStep(planSetup({}), kind)?.kind).toBe(kind)
  expect(messages).toHaveProperty([`belongs.${kind}`])
})
