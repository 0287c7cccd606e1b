import { markSlot } from '#foundation/blocks/public.ts'
import { toPlateImage } from '#features/storefront/catalogue/product/product-picture.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-gallery.module.css'

/** Opens large; without script it is a link to the picture. */
const Enlargeable = ({ src, name, priority }: { src: string; name: string; priority: boolean }) => {
  const t = useTexts('catalogue')
  return (
    <a className={styles.enlarge} href={src} {...markSlot('enlarge', '')}>
      <Plate image={toPlateImage(src, name)} marks priority={priority} />
      <span className={styles.hint}>
        <Icon name="search" size="small" />
        {t('product.enlarge')}
      </span>
    </a>
  )
}

/** Large plates behind each other, one choice for each: choosing needs no script. */
export const ProductGallery = ({ name, images }: { name: string; images: readonly string[] }) => {
  const t = useTexts('catalogue')
  const [first] = images
  if (first === undefined)
    return (
      <div className={styles.blank}>
        <Icon name="box" size="large" />
      </div>
    )
  if (images.length === 1) return <Enlargeable src={first} name={name} priority />
  return (
    <fieldset className={styles.gallery} {...markSlot('enlarge-group', '')}>
      <legend className="visually-hidden">{t('product.pictures')}</legend>
      {images.map((src, index) => (
        <div key={src} className={styles.view}>
          <input
            className="visually-hidden"
            type="radio"
            name="product-view"
            id={`product-view-${index + 1}`}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          <label className={styles.thumbnail} htmlFor={`product-view-${index + 1}`}>
            <img src={src} alt="" width="80" height="64" loading="lazy" />
            <span className="visually-hidden">{t('product.picture', { n: index + 1, count: images.length })}</span>
          </label>
          <div className={styles.large}>
            <Enlargeable src={src} name={name} priority={index === 0} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
