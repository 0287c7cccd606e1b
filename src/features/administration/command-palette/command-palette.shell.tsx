import { lazy, useEffect, useState } from 'react'
import { findSlots } from '#foundation/blocks/public.ts'
import type { Screen } from '#features/administration/command-palette/palette.rules.ts'

const Palette = lazy(async () => ({ default: (await import('#features/administration/command-palette/palette.tsx')).Palette }))

/** The screens that this person may open stand beside the work. */
const readScreens = (navigation: Element): Screen[] =>
  [...navigation.querySelectorAll('a')].map((link) => ({
    label: link.textContent.trim(),
    href: link.getAttribute('href') ?? '',
  }))

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey

/** Ctrl K, or the button beside the work, in the back office alone. */
export const Shell = () => {
  const [screens, setScreens] = useState<readonly Screen[]>()
  useEffect(() => {
    const button = findSlots('opens-palette')[0]?.element
    const navigation = button?.closest('nav')
    if (!button || !navigation) return
    const open = (): void => setScreens(readScreens(navigation))
    const follow = (event: KeyboardEvent): void => {
      // Another dialog has the keyboard.
      if (!isShortcut(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    button.addEventListener('click', open)
    document.addEventListener('keydown', follow)
    return () => {
      button.removeEventListener('click', open)
      document.removeEventListener('keydown', follow)
    }
  }, [])
  return screens ? <Palette screens={screens} onClose={() => setScreens(undefined)} /> : null
}
