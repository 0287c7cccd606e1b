import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Block } from '#features/accounts/account-settings/account-confirmation.block.tsx'
import { renderAccount } from '#features/accounts/account-settings/testing/render-account.tsx'
import { makePage } from '#foundation/portal-messages/testing/render-portal.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['validation sends itself', 'revalidate', 1],
  ['change of the address waits for the button: mail scanners run scripts too [T-73]', 'change-email', 0],
] as const)('the form of a %s', (_, purpose, times) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined)
  renderAccount(<Block state="ask" purpose={purpose} token="x" />, makePage('/account/confirm'))
  expect(submit).toHaveBeenCalledTimes(times)
  expect(screen.getByRole('button', { name: 'Confirm' })).not.toBeNull()
})
