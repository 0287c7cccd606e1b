import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sortTags } from '#features/storefront/dealers/dealer.rules.ts'
import { useTagName } from '#features/storefront/dealers/finder/tag-name.client.ts'
import { hasFilters, LONGEST_TEXT, NO_CHOICE, toggleTag } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import type { Dealers } from '#features/storefront/dealers/finder/use-dealers.client.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ComboSelect } from '#ui/combo-select.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-filters.module.css'

/** One asks when typing rests. */
const REST_MS = 250

const TextFilter = ({ dealers: { choice, ask, isHydrated } }: { dealers: Dealers }) => {
  const t = useTexts('dealers')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(choice.text)
  const [shown, setShown] = useState(choice.text)
  // Filters that are removed elsewhere are removed here too.
  if (shown !== choice.text) {
    setShown(choice.text)
    setText(choice.text)
  }
  // Text typed before scripts loaded counts as well.
  useEffect(() => setText((known) => input.current?.value ?? known), [])
  const askNow = useEffectEvent(() => {
    if (text.trim() !== choice.text) void ask({ ...choice, text: text.trim() })
  })
  useEffect(() => {
    if (!isHydrated) return
    const rest = setTimeout(() => askNow(), REST_MS)
    return () => clearTimeout(rest)
  }, [text, isHydrated])
  return (
    <TextField
      ref={input}
      name="q"
      type="search"
      icon="search"
      label={t('search')}
      maxLength={LONGEST_TEXT}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      autoComplete="off"
    />
  )
}

const CountryFilter = ({ dealers: { view, choice, ask, isHydrated } }: { dealers: Dealers }) => {
  const t = useTexts('dealers')
  const { number } = useFormats()
  const options = view.countries.map(({ code, name, count }) => ({ value: code, label: `${name} (${number(count)})` }))
  const field = { name: 'country', label: t('country'), placeholder: t('country.all'), options }
  return isHydrated ? (
    <ComboSelect {...field} value={choice.country} onChange={(country) => void ask({ ...choice, country })} />
  ) : (
    <Select {...field} defaultValue={choice.country} />
  )
}

/** A form that works by itself; with script every choice counts at once. */
export const DealerFilters = ({ dealers }: { dealers: Dealers }) => {
  const t = useTexts('dealers')
  const nameTag = useTagName()
  const { number } = useFormats()
  const { view, choice, isHydrated, address, ask, hrefOf } = dealers
  const cleared = { ...NO_CHOICE, isFramed: choice.isFramed }
  return (
    <form
      className={styles.form}
      action={address}
      role="search"
      aria-label={t('filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      {choice.isFramed && <input type="hidden" name="f" value="1" />}
      <TextFilter dealers={dealers} />
      <CountryFilter dealers={dealers} />
      <fieldset className={styles.tags}>
        <legend className={styles.legend}>{t('tags')}</legend>
        {sortTags(Object.keys(view.tags)).map((tag) => (
          <Checkbox
            key={tag}
            name="tag"
            value={tag}
            label={nameTag(tag)}
            count={number(lookUp(view.tags, tag) ?? 0)}
            checked={choice.tags.includes(tag)}
            onChange={() => void ask(toggleTag(choice, tag))}
          />
        ))}
      </fieldset>
      {!isHydrated && <Button type="submit">{t('apply')}</Button>}
      {hasFilters(choice) && (
        <Link
          variant="quiet"
          href={hrefOf(cleared)}
          onClick={(event) => {
            event.preventDefault()
            void ask({ ...cleared, dealer: choice.dealer })
          }}
        >
          {t('clear')}
        </Link>
      )}
    </form>
  )
}
