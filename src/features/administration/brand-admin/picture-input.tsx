import { useId } from 'react'
import type { BrandPicture } from '#foundation/brand/public.ts'
import type { DraftPicture } from '#features/administration/brand-admin/brand-draft.rules.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './brand-admin.module.css'

/** Read whole: a picture of the brand is small, and the page's policy shows no others. */
export const readFile = (file: File): Promise<DraftPicture> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = String(reader.result)
      resolve({ address, base64: address.slice(address.indexOf(',') + 1) })
    }
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })

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
