import { toPlateImage } from '#features/catalogue/product/product-picture.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-gallery.module.css'

/** Large plates behind each other, one choice for each: it needs no script. */
export const ProductGallery = ({ name, images }: { name: string; images: readonly string[] }) => {
  const t = useTexts('catalogue')
  const [first] = images
  if (first === undefined)
    return (
      <div className={styles.blank}>
        <Icon name="box" size="large" />
      </div>
    )
  if (images.length === 1) return <Plate image={toPlateImage(first, name)} marks priority />
  return (
    <fieldset className={styles.gallery}>
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
            <Plate image={toPlateImage(src, name)} marks priority={index === 0} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
