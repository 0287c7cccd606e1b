import { markSlot } from '#foundation/blocks/public.ts'
import { MarkedText } from '#features/search/search/results/marked-text.tsx'
import type { ResultView } from '#features/search/search/results/result-item.rules.ts'
import { ResultPrice } from '#features/search/search/results/result-price.tsx'
import { ResultStock } from '#features/search/search/results/result-stock.tsx'
import { useKindName } from '#features/search/search/results/use-result-names.client.ts'
import { Badge, Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './result-item.module.css'
import { lookUp } from '#kernel/look-up.ts'

const PICTURE = { alt: '', width: 400, height: 320 }
const ICONS: Readonly<Record<string, IconName>> = {
  Product: 'box',
  support: 'help',
  Trainings: 'book',
  'Technical Publications': 'book',
  Software: 'download',
  'Knowledge Articles': 'chat',
  'Work Orders': 'wrench',
  Cases: 'chat',
  Orders: 'truck',
  categories: 'grid',
  brands: 'building',
}

const isNotice = (lifecycle: string | undefined): lifecycle is 'replaced' | 'obsolete' =>
  lifecycle === 'replaced' || lifecycle === 'obsolete'

type ResultItemProps = { item: ResultView; headingLevel: 2 | 3; isExact?: boolean }

/** One thing that was found. The title is its link; the picture only shows what the title says. */
export const ResultItem = ({ item, headingLevel, isExact }: ResultItemProps) => {
  const t = useTexts('search')
  const lifecycleName = useTexts('catalogue')
  const kind = useKindName()(item.type, item.parentType)
  const { id, href, title, text, sku, brand, lifecycle, image, trail, replacement } = item
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.item} data-exact={isExact || undefined}>
      {image ? (
        <Plate image={{ ...PICTURE, src: image }} />
      ) : (
        <span className={styles.sign}>
          <Icon name={lookUp(ICONS, item.parentType) ?? lookUp(ICONS, item.type) ?? 'file'} size="large" />
        </span>
      )}
      <div className={styles.words}>
        {isExact && <p className={styles.exact}>{t('results.exact')}</p>}
        <p className={styles.line}>
          <Tag>{kind}</Tag>
          {sku && <span className="num">{sku}</span>}
          {brand && <span>{brand}</span>}
        </p>
        <Heading className={styles.title}>
          <a href={href} data-result-id={id}>
            <MarkedText parts={title} />
          </a>
        </Heading>
        {text.length > 0 && (
          <p className={styles.text}>
            <MarkedText parts={text} />
          </p>
        )}
        <p className={styles.trail}>{trail.length > 0 ? trail.join(' › ') : item.address}</p>
        {isNotice(lifecycle) && (
          <p className={styles.notice}>
            <Badge tone="warn">{lifecycleName(`lifecycle.${lifecycle}`)}</Badge>
            {replacement && <a href={replacement.href}>{t('results.replaced', { sku: replacement.label })}</a>}
          </p>
        )}
      </div>
      {sku && (
        <div className={styles.offer}>
          <ResultPrice sku={sku} price={item.price} />
          {item.stock && <ResultStock sku={sku} stock={item.stock} />}
          {!isNotice(lifecycle) && <div {...markSlot('buy', sku)} />}
        </div>
      )}
    </article>
  )
}
