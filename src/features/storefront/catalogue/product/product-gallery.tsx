import { markSlot } from '#foundation/blocks/public.ts'
import { toPlateImage } from '#features/storefront/catalogue/product/product-picture.rules.ts'
import type { GalleryPicture } from '#features/storefront/catalogue/product/shared-gallery.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-gallery.module.css'

/** Opens large; without script it is a link to the picture. */
const Enlargeable = ({ picture: { src, alt }, priority }: { picture: GalleryPicture; priority: boolean }) => {
  const t = useTexts('catalogue')
  return (
    <a className={styles.enlarge} href={src} {...markSlot('enlarge', '')}>
      <Plate image={toPlateImage(src, alt)} marks priority={priority} />
      <span className={styles.hint}>
        <Icon name="search" size="small" />
        {t('product.enlarge')}
      </span>
    </a>
  )
}

/** Large plates behind each other, one choice for each: choosing needs no script. */
export const ProductGallery = ({ pictures }: { pictures: readonly GalleryPicture[] }) => {
  const t = useTexts('catalogue')
  const [first] = pictures
  if (first === undefined)
    return (
      <div className={styles.blank}>
        <Icon name="box" size="large" />
      </div>
    )
  if (pictures.length === 1) return <Enlargeable picture={first} priority />
  return (
    <fieldset className={styles.gallery} {...markSlot('enlarge-group', '')}>
      <legend className="visually-hidden">{t('product.pictures')}</legend>
      {pictures.map((picture, index) => (
        <div key={picture.src} className={styles.view}>
          <input
            className="visually-hidden"
            type="radio"
            name="product-view"
            id={`product-view-${index + 1}`}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          <label className={styles.thumbnail} htmlFor={`product-view-${index + 1}`}>
            <img src={picture.src} alt="" width="80" height="64" loading="lazy" />
            <span className="visually-hidden">{t('product.picture', { n: index + 1, count: pictures.length })}</span>
          </label>
          <div className={styles.large}>
            <Enlargeable picture={picture} priority={index === 0} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
