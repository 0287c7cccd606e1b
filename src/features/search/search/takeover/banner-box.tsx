import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import type { SearchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { OPEN_TYPES } from '#features/search/search-api/public.ts'
import { SearchBar } from '#features/search/search/takeover/search-bar.tsx'
import { SearchPanel } from '#features/search/search/takeover/search-panel.tsx'
import { useSearchBox } from '#features/search/search/takeover/use-search-box.client.ts'

type BannerBoxProps = { id: string; settings: SearchTakeover; pickedType: string | undefined }

const BANNER = '[data-search-banner]'

/** A banner gets the takeover's panel below its field, as long as the focus is in it [2.8.1, 2.8.3]. */
export const BannerBox = ({ id, settings, pickedType }: BannerBoxProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const box = useSearchBox({ id, settings, drawnTypes: OPEN_TYPES, pickedType })
  const { input, isHydrated, isShown, show, hide } = box

  const showForEarlyFocus = useEffectEvent(() => void (document.activeElement === input.current && show()))
  useEffect(() => showForEarlyFocus(), [])
  // A field at the lower edge of the screen would hide what it offers.
  useEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  const leaving = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isShown) return
      if (panel.current?.contains(document.activeElement)) input.current?.focus()
      hide()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.closest(BANNER)?.contains(relatedTarget)) hide()
    },
  }
  /** Clicking or typing into the field of a panel that Escape closed opens it again. */
  const reopen = () => void (!isShown && show())
  // Whoever taps beside what can be focused stays in the panel.
  const rememberFocus = (event: PointerEvent): void => {
    if (event.target instanceof Element && !event.target.closest('a, button')) event.preventDefault()
  }
  const field = { ...box.bar.input, onFocus: show, onClick: reopen, onInputCapture: reopen }
  return (
    <>
      <SearchBar {...box.bar} form={{ ...box.bar.form, ...leaving }} input={field} />
      {isHydrated && <SearchPanel {...box.panel} {...leaving} ref={panel} hidden={!isShown} onPointerDown={rememberFocus} />}
    </>
  )
}
