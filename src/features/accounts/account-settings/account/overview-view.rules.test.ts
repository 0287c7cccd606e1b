import { expect, test } from 'vitest'
import { readOverviewView, SITES_QUERY } from '#features/accounts/account-settings/account/overview-view.rules.ts'

test.each([
  ['', 'overview'],
  ['?view=', 'overview'],
  ['?view=cards', 'overview'],
  [SITES_QUERY, 'sites'],
  ['?appId=x&view=sites', 'sites'],
] as const)('%j opens the %s [2.15.1]', (search, view) => expect(readOverviewView(new URLSearchParams(search))).toBe(view))
