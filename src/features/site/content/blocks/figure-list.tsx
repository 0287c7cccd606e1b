import styles from './figure-list.module.css'

type FigureListProps = { items: readonly { readonly value: string; readonly label: string }[]; size: 'large' | 'medium' }

/** The number stands above its words, yet the words are the term that names it. */
export const FigureList = ({ items, size }: FigureListProps) => (
  <dl className={styles.figures} data-size={size} data-count={items.length}>
    {items.map(({ value, label }, index) => (
      <div key={index} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
