import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { BRAND_FONTS, BRAND_PICTURES, BRAND_RADII, type BrandPicture } from '#foundation/brand/public.ts'
import { brandForm, readBrand, saveBrand } from '#features/administration/brand-admin/brand-admin.api.ts'
import { readColour } from '#features/administration/brand-admin/brand-change.rules.ts'
import * as rules from '#features/administration/brand-admin/brand-draft.rules.ts'
import { BrandPreview } from '#features/administration/brand-admin/brand-preview.tsx'
import { ColourInput } from '#features/administration/brand-admin/colour-input.tsx'
import { PictureInput, readFile } from '#features/administration/brand-admin/picture-input.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './brand-admin.module.css'

type Stored = ReplyOf<typeof readBrand>
type Refused = Readonly<Partial<Record<string, { readonly code: string; readonly message: string }>>>
const COLOURS = ['brandColour', 'actionColour'] as const
const MOST_BYTES = 200_000

const FAILURES = new Map([
  [412, 'conflict'],
  [422, 'correct'],
] as const)

const draftOf = ({ brandColour, actionColour, font, radius, pictures }: Stored): rules.BrandDraft => ({
  ...{ brandColour, actionColour, font, radius },
  pictures: Object.fromEntries(pictures.map(({ place, address }) => [place, { address }])),
})

const readRefused = (problem: unknown): Refused => {
  const { problems = [] } = (problem ?? {}) as { problems?: readonly { path: string; code: string; message: string }[] }
  return Object.fromEntries(problems.map((one) => [one.path, one]))
}

/** This page shows it at once; others when they are opened. */
const showHere = (tokens: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(tokens)) document.documentElement.style.setProperty(name, value)
}

type BrandFormProps = { stored: Stored; isSaved: boolean; onSaved: () => void }

export const BrandForm = ({ stored, isSaved, onSaved }: BrandFormProps) => {
  const t = useTexts('brand-admin')
  const { dateTime } = useFormats()
  const { theme } = stored
  const [refused, setRefused] = useState<Refused>({})
  const [isChanged, setChanged] = useState(false)
  const form = useEndpointForm(saveBrand, {
    rules: brandForm,
    request: { headers: { 'if-match': stored.etag } },
    values: draftOf(stored),
    bodyOf: rules.writeBody,
    faultsOf: (draft) =>
      Object.fromEntries(COLOURS.map((name) => [name, readColour(name, draft[name], theme).problem && t('correct')])),
    onSent: async () => {
      showHere(rules.previewTokens(rules.lookOf(draft, theme), theme))
      onSaved()
      await refreshQueries(readBrand)
    },
    onRefused: ({ problem }) => setRefused(readRefused(problem)),
  })
  const draft: rules.BrandDraft = {
    brandColour: form.textOf('brandColour'),
    actionColour: form.textOf('actionColour'),
    font: form.valueOf('font'),
    radius: form.valueOf('radius'),
    pictures: form.valueOf('pictures'),
  }
  const setPicture = (place: BrandPicture, picture: rules.DraftPicture | null): void => {
    setRefused(({ [place]: _, ...rest }) => rest)
    form.change('pictures', { ...draft.pictures, [place]: picture })
  }
  const takeFile = async (place: BrandPicture, file: File): Promise<void> => {
    if (file.size > MOST_BYTES) setRefused((now) => ({ ...now, [place]: { code: 'large', message: '' } }))
    else setPicture(place, await readFile(file))
  }
  const { error, isDone } = form.outcome
  const isWrong = COLOURS.some((name) => form.errorOf(name) !== undefined)
  const problem = isWrong ? 'correct' : error && (FAILURES.get(error.status as 412) ?? 'failed')
  const reasonOf = (place: BrandPicture): string | undefined => {
    const problem = refused[place]
    if (!problem) return undefined
    if (problem.code === 'large' || problem.code === 'unreadable' || problem.code === 'missing')
      return t(`picture.${problem.code}`)
    return t('picture.drawing', { reason: problem.message })
  }
  return (
    <form {...form.props} className={styles.form} onChange={() => setChanged(true)}>
      <div className={styles.fields}>
        <FormGroup legend={t('colours')}>
          <p className={styles.note}>{t('colours.text')}</p>
          {COLOURS.map((field) => (
            <ColourInput
              key={field}
              {...{ field, theme }}
              value={draft[field]}
              input={form.field(field)}
              onChange={(value) => form.change(field, value)}
            />
          ))}
        </FormGroup>
        <FormGroup legend={t('logo')}>
          <p className={styles.note}>{t('logo.text')}</p>
          <div className={styles.pictures}>
            {BRAND_PICTURES.map((place) => (
              <PictureInput
                key={place}
                place={place}
                picture={draft.pictures[place]}
                error={reasonOf(place)}
                onFile={(file) => void takeFile(place, file)}
                onRemove={() => setPicture(place, null)}
              />
            ))}
          </div>
        </FormGroup>
        <FormGroup legend={t('shape')}>
          <Select
            size="small"
            label={t('font')}
            hint={t('font.hint')}
            options={BRAND_FONTS.map((font) => ({ value: font, label: t(`font.${font}`) }))}
            {...form.field('font')}
          />
          <RadioGroup
            legend={t('radius')}
            inline
            value={String(draft.radius)}
            options={BRAND_RADII.map((radius) => ({ value: String(radius), label: `${radius} px` }))}
            onChange={(value) => form.change('radius', BRAND_RADII.find((radius) => String(radius) === value) ?? 4)}
          />
        </FormGroup>
      </div>
      <div className={styles.side}>
        <BrandPreview draft={draft} theme={theme} />
        <div role="status" className={styles.news}>
          {problem ? (
            <Message tone="bad">{t(problem)}</Message>
          ) : (
            (isDone || (isSaved && !isChanged)) && <Message tone="ok">{t('saved')}</Message>
          )}
        </div>
        <Button type="submit" busy={form.isBusy}>
          {t('save')}
        </Button>
        {stored.changedAt && (
          <p className={styles.note}>{t('changed', { name: stored.changedBy ?? '–', time: dateTime(stored.changedAt) })}</p>
        )}
      </div>
    </form>
  )
}
