import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRested } from '#ui/use-rested.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('letters in quick succession are one text, once nobody types', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ text }) => useRested(text, 100), { initialProps: { text: 'a' } })
  expect(result.current).toBe('a')
  rerender({ text: 'ab' })
  act(() => void vi.advanceTimersByTime(60))
  rerender({ text: 'abc' })
  act(() => void vi.advanceTimersByTime(60))
  expect(result.current).toBe('a')
  act(() => void vi.advanceTimersByTime(40))
  expect(result.current).toBe('abc')
})
