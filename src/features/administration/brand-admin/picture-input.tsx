import { useId } from 'react'
import type { BrandPicture } from '#foundation/brand/public.ts'
import type { DraftPicture } from '#features/administration/brand-admin/brand-draft.rules.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './brand-admin.module.css'

/** Read whole: a picture of the brand is small, and the page's policy shows no others. */
export const readFile = async (file: File): Promise<DraftPicture> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const mediaType = file.name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/svg+xml'
  return { address: `data:${mediaType};base64,${base64}`, base64 }
}

type PictureInputProps = {
  place: BrandPicture
  picture: DraftPicture | null | undefined
  error: string | undefined
  onFile: (file: File) => void
  onRemove: () => void
}

export const PictureInput = ({ place, picture, error, onFile, onRemove }: PictureInputProps) => {
  const t = useTexts('brand-admin')
  const id = useId()
  return (
    <div className={styles.picture}>
      <label className={styles.label} htmlFor={id}>
        {t(place)}
      </label>
      <div className={styles.box} data-mode={place === 'logoDark' ? 'dark' : 'light'} data-ground={place}>
        {picture ? <img src={picture.address} alt="" /> : <span>{t('noPicture')}</span>}
      </div>
      <input
        id={id}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        className={styles.file}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onFile(file)
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {picture && (
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t('remove', { name: t(place) })}
        </Button>
      )}
    </div>
  )
}
