import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { AssetPicker } from '#features/authoring/media-library/public.ts'
import { setProperty } from '#features/authoring/page-editor/editor.rules.ts'
import { isProps, orNone, textOf, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** A picture of the library with its words in the page's language, or one by its path. */
export const ImageField = ({ field, value, onChange }: ValueProps) => {
  const t = useTexts('page-editor')
  const { locale } = usePage()
  const [isPicking, setPicking] = useState(false)
  const image = isProps(value) ? value : undefined
  const source = textOf(image?.['src'])
  const set = (name: string, next: unknown): void => onChange(setProperty(image ?? {}, name, next))
  /** Its size comes from the picture itself, so that nothing moves when it arrives. */
  const choose = async (typed: string): Promise<void> => {
    if (typed === source || !/^\/(?!\/)/.test(typed)) return
    const probe = new Image()
    probe.src = typed
    await probe.decode().catch(() => undefined)
    const size = { width: probe.naturalWidth || 400, height: probe.naturalHeight || 300 }
    onChange({ alt: '', ...image, src: typed, ...size })
  }
  return (
    <FormGroup legend={field.label}>
      <div>
        <Button variant="secondary" size="small" onClick={() => setPicking(true)}>
          {t('image.choose')}
        </Button>
      </div>
      <TextField
        size="small"
        label={t('image.source')}
        hint={t('image.sourceHint')}
        key={source}
        defaultValue={source}
        onBlur={(event) => void choose(event.currentTarget.value)}
      />
      {image && (
        <>
          <TextField
            size="small"
            label={t('image.alt')}
            value={textOf(image['alt'])}
            onChange={(event) => set('alt', event.currentTarget.value)}
          />
          <Checkbox
            label={t('image.decorative')}
            checked={image['decorative'] === true}
            onChange={(event) => set('decorative', event.currentTarget.checked || undefined)}
          />
          <TextField
            size="small"
            label={t('image.dark')}
            hint={t('image.sourceHint')}
            value={textOf(image['srcDark'])}
            onChange={(event) => set('srcDark', orNone(event.currentTarget.value))}
          />
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            {t('image.remove')}
          </Button>
        </>
      )}
      {isPicking && (
        <AssetPicker
          kind="picture"
          onClose={() => setPicking(false)}
          onChoose={({ address, width, height, alts, isDecorative }) => {
            setPicking(false)
            const size = { width: width ?? 400, height: height ?? 300 }
            onChange({
              src: address,
              alt: isDecorative ? '' : (alts[locale.language] ?? ''),
              ...size,
              ...(isDecorative && { decorative: true }),
            })
          }}
        />
      )}
    </FormGroup>
  )
}
