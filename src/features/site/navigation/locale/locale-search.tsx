import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type LocaleSearchProps = { className: string | undefined; typed: string; onType: (typed: string) => void }

/** Cleared, it keeps the focus [2.4.5]. */
export const LocaleSearch = ({ className, typed, onType }: LocaleSearchProps) => {
  const t = useTexts('navigation')
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(onType)
  // Text typed before the list was hydrated counts.
  useEffect(() => {
    if (input.current?.value) shown.current(input.current.value)
  }, [])
  const clear = () => {
    onType('')
    input.current?.focus()
  }
  return (
    <div className={className}>
      <Icon name="search" size="small" />
      <input
        ref={input}
        type="search"
        aria-label={t('locales.find')}
        placeholder={t('locales.find')}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <button type="button" hidden={typed.trim() === ''} onClick={clear}>
        {t('locales.clear')}
      </button>
    </div>
  )
}
