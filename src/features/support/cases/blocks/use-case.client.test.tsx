import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCase } from '#features/support/cases/blocks/use-case.client.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const tracked = vi.hoisted(() => vi.fn())
vi.mock('#foundation/analytics/public.ts', async (load) => ({ ...(await load<object>()), track: tracked }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a case that can no longer be read is told by the page that shows it [8.9.2]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  serve({ '/api/cases/v1/cases/CASE1': { status: 500 } })
  renderHook(() => useCase({ id: 'CASE1' } as CaseView))
  expect(tracked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  await waitFor(() =>
    expect(tracked).toHaveBeenCalledWith({ name: 'oops', message: 'Oops Messages served up on Case detail pages' }),
  )
})
