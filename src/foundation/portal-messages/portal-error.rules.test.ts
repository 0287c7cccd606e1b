import { describe, expect, test } from 'vitest'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { EXEMPT_PATHS } from '#foundation/portal-messages/exempt-paths.rules.ts'
import {
  chooseErrorDisplay,
  findContactProblem,
  isExempt,
  type FailedCall,
} from '#foundation/portal-messages/portal-error.rules.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const failed: FailedCall = {
  path: '/pif/api/order/v1/orders',
  status: 500,
  data: { error: 'Orders are not available.', code: 'internal' },
}
const modal = { place: 'modal', title: 'default', text: 'Orders are not available.' }
const none = { place: 'none' }

describe('without the error-modal option', () => {
  test.each<[string, Partial<FailedCall>, object]>([
    ['tells a server error of a portal call in the modal [8.1.1]', {}, modal],
    ['tells it for background calls too [8.1.1]', { isQuiet: true }, modal],
    ['has nothing to tell without an error field [8.1.1]', { data: { message: 'no' } }, none],
    ['has nothing to tell when the field is no text', { data: { error: { deep: true } } }, none],
    ['has nothing to tell without JSON [8.1.1]', { data: undefined }, none],
    ['leaves other statuses alone [8.1.1]', { status: 502 }, none],
    ['leaves other paths alone [8.1.1]', { path: '/sm/api/countries' }, none],
    ['tells it even where the caller has words of its own [8.1.1]', { errors: 'own', isQuiet: true }, modal],
    ['leaves a busy server to the caller: it is no 500 [8.1.1]', { status: 503, isQuiet: true }, none],
    [
      'tells the portal’s one sentence where the caller wants it [8.4.2]',
      { errors: 'portal', status: 404 },
      { place: 'modal', title: 'default' },
    ],
    [
      'tells it also without an answer [8.4.2]',
      { errors: 'portal', status: 0, data: undefined },
      { place: 'modal', title: 'default' },
    ],
    [
      'leaves a changed account to its own dialog',
      { errors: 'portal', status: 409, data: { error: 'x', code: 'account_changed' } },
      none,
    ],
    [
      'tells what a read-only site refuses to whoever did it',
      { status: 503, data: { error: 'Later.', code: 'read_only' }, isByHand: true, errors: 'own', isQuiet: true },
      { place: 'modal', title: 'default', text: 'Later.' },
    ],
    [
      'says nothing of what a page tried by itself on a read-only site',
      { status: 503, data: { error: 'Later.', code: 'read_only' }, isByHand: false },
      none,
    ],
    [
      'says nothing of what a page notes after a click on a read-only site',
      { path: '/api/inbox/v1/read', status: 503, data: { error: 'Later.', code: 'read_only' }, isByHand: true },
      none,
    ],
    ['tells it in the page in inline mode [8.1.2, 2.25.2]', { errors: 'inline' }, { place: 'inline', text: modal.text }],
  ])('%s', (_, change, expected) => {
    expect(chooseErrorDisplay({ ...failed, ...change }, false)).toEqual(expected)
  })
})

describe('with the error-modal option', () => {
  test.each<[string, Partial<FailedCall>, object]>([
    ['tells any failure of a call that someone waits for [8.1.3]', { path: '/sm/api/countries', status: 404 }, modal],
    ['leaves it to a caller that tells it itself', { path: '/sm/api/countries', status: 404, errors: 'own' }, none],
    ['tells a busy server to who waits for it [8.1.3]', { status: 503 }, modal],
    ['leaves background calls alone when the server is busy', { status: 503, isQuiet: true }, none],
    ['leaves background calls alone', { path: '/sm/api/countries', status: 404, isQuiet: true }, none],
    ['leaves a missing session to the sign-in', { status: 401 }, none],
    ['names too large a file [2.25.1]', { status: 413 }, { ...modal, title: 'maxSize' }],
    [
      'names too many files [2.25.1]',
      { status: 400, data: { error: modal.text, code: 'too_many_files' } },
      { ...modal, title: 'maxFile' },
    ],
  ])('%s', (_, change, expected) => {
    expect(chooseErrorDisplay({ ...failed, ...change }, true)).toEqual(expected)
  })
})

/** As the catalogue of errors and the list of calls say it, apart from our own list. */
const NAMED = [
  ...['session/details', 'session/refresh', 'account/v1/status', 'account/v1/tools', 'account/v1/get-contact-details'],
  ...['soldto/favorite/v1/user', 'soldto/favorite/v1/user/soldto/', 'ecommerce/v1/mini-cart', 'account/v1/registration/register'],
  ...['account/v1/registration/resend-activation', 'account/v1/contact-match', 'swdownload/v1/list', 'swdownload/v1/download'],
  ...[
    'case/v1/case-management-operations',
    'conference-metrics/v1/faq-details',
    'order/v1/documents',
    'case/v1/create-portal-case',
  ],
  ...['widget-quicklink/service/v1/user', 'favorite/v1/get-all-favorites', 'account/v1/account-revalidate/start'],
].map((path) => `/pif/api/${path}`)

test('nothing is exempt but what is named [8.1.1]', () => {
  expect(NAMED.filter((path) => !isExempt(path))).toEqual([])
  expect(EXEMPT_PATHS.filter((exempt) => !NAMED.some((path) => `${path}/`.startsWith(exempt)))).toEqual([])
})

const CONFIG = resolveSiteConfig('sps', DEFAULT_LOCALE)

test.each([
  ['saved searches', '/pif/api/techpub/v1/saved-search'],
  ['a saved search', '/pif/api/techpub/v1/saved-search/0b7c'],
  ['the level of service', CONFIG['store-internalUserecomm']],
  ['a change of contact details', CONFIG.updateContactDetailsUrl],
  ['a change of the default account', CONFIG.updateDefaultSoldToUrl],
])('%s tell a server error in the modal, also in the background [8.1.1]', (_, path) => {
  expect(chooseErrorDisplay({ ...failed, path, isQuiet: true, errors: 'own' }, false)).toEqual(modal)
})

test.each(EXEMPT_PATHS)('%s and what is below it are exempt [8.1.1]', (path) => {
  for (const address of [path, `${path.replace(/\/$/, '')}/x`, `${path.replace(/\/$/, '')}/x?appId=portico-sps`])
    expect(chooseErrorDisplay({ ...failed, path: address }, true)).toEqual(none)
})

test('a path that only begins like an exempt one is not exempt [8.1.1]', () => {
  expect(chooseErrorDisplay({ ...failed, path: '/pif/api/account/v1/statustics' }, false)).toEqual(modal)
})

test.each([
  ['error code 401 is no access [6.10.1, 8.3.1]', { errorCode: '401' }, 'no-access'],
  ['error code 401 within an error is no access [3.3.9, 8.3.1]', { error: { errorCode: '401' } }, 'no-access'],
  ['error code 401 as a number too [8.3.1]', { errorCode: 401 }, 'no-access'],
  ['missing details are an error of the portal [8.3.2]', null, 'missing'],
  ['details that load are none', undefined, undefined],
  ['details that came are none', { firstName: 'Ingrid' }, undefined],
])('%s', (_, contact, expected) => {
  expect(findContactProblem(contact)).toBe(expected)
})
