import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FINALISE_MS } from '#features/site/navigation/menu/flyout.rules.ts'
import { LateContent } from '#features/site/navigation/menu/late-content.tsx'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'
import { useInnerFlyouts, type InnerEntry } from '#features/site/navigation/menu/use-inner-flyouts.client.ts'

type FlyoutPanelProps = {
  id: string
  label: string
  /** The entry's link, which says where its content is loaded from. */
  link: HTMLElement
  loader: SubnavLoader
  isOpen: boolean
  takesFocus: boolean
  onFail: () => void
}

const InnerPanel = ({ entry: { link, panel }, loader }: { entry: InnerEntry; loader: SubnavLoader }) =>
  createPortal(<LateContent load={() => loader.load(link)} />, panel)

/** The levels below an entry of the header; loaded when it is opened first, and anew for another market. */
export const FlyoutPanel = ({ id, label, link, loader, isOpen, takesFocus, onFail }: FlyoutPanelProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState('')
  const [isFinished, setIsFinished] = useState(false)
  const inner = useInnerFlyouts(place, loader)
  const focusFirst = (): void => place.current?.querySelector<HTMLElement>('a, button')?.focus()

  const settle = (isThere: boolean): void => {
    // Silently [8.8.1]: the entry is a link, and leads to its page.
    if (!isThere) {
      setAddress('')
      // Another flyout may have taken its place meanwhile.
      if (isOpen) onFail()
      return
    }
    inner.start()
    if (takesFocus) focusFirst()
  }
  const start = useEffectEvent((): void => {
    setIsFinished(false)
    setAddress(loader.addressOf(link))
    if (takesFocus) focusFirst()
  })
  useLayoutEffect(() => {
    if (!isOpen || !place.current) return
    place.current.style.maxHeight = `${innerHeight - place.current.getBoundingClientRect().top}px`
    start()
    const timer = setTimeout(() => setIsFinished(true), FINALISE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <div
      ref={place}
      id={id}
      role="group"
      aria-label={label}
      data-nav-panel=""
      data-ready={isFinished ? '' : undefined}
      hidden={!isOpen}
    >
      {address !== '' && <LateContent key={address} load={() => loader.load(link)} onSettled={settle} />}
      {inner.entries.map((entry, index) => (
        <InnerPanel key={index} entry={entry} loader={loader} />
      ))}
    </div>
  )
}
