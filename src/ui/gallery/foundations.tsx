import { THEMES, type Theme } from '#ui/themes.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Chapter, Row, Specimen } from '#ui/gallery/specimen.tsx'
import { Icon } from '#ui/icon.tsx'
import { ICON_NAMES } from '#ui/icon-names.ts'
import { Link } from '#ui/link.tsx'
import styles from './gallery.module.css'

const SCALE = ['64', '48', '36', '28', '22', '18', '16', '14', '13', '12'] as const
const PAINTS = [
  'bg',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'text',
  'muted',
  'brand',
  'action',
  'soft',
  'link',
  'accent',
] as const
const GROUNDS = ['hero', 'hero-2', 'hero-accent', 'plate'] as const
const MEANINGS = ['ok', 'warn', 'bad', 'info', 'idle'] as const

const Swatches = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.swatches}>
    {names.map((name) => (
      <li key={name}>
        <span className={styles.paint} data-token={name} />
        {name}
      </li>
    ))}
  </ul>
)

const Board = ({ theme, mode }: { theme: Theme; mode: 'light' | 'dark' }) => (
  <div className={styles.board} data-theme={theme} data-mode={mode}>
    <p className={styles.boardHead}>
      <strong>{theme}</strong> {mode}
    </p>
    <p>
      Text, <span className={styles.muted}>muted</span>, <Link href="#foundations">a link</Link>
    </p>
    <Row>
      <Button size="small">Order</Button>
      <Button size="small" variant="secondary">
        Compare
      </Button>
      <Badge tone="ok">Delivered</Badge>
    </Row>
  </div>
)

export const Foundations = () => (
  <Chapter
    id="foundations"
    title="Foundations"
    lead="Type, colour and icons. A tenant changes the paint, never the construction."
  >
    <Specimen title="Type" note="Archivo, one family. From 22 up the sizes follow the window." span={8}>
      <ul className={styles.scale}>
        {SCALE.map((size) => (
          <li key={size}>
            <span>{size}</span>
            <span className={styles.sample} data-size={size}>
              Żółć 压力 ⌀ 12,5 mm
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Colour" note="Brand is where you are, action is what you can do, status is how it stands." span={4}>
      <Swatches names={PAINTS} />
      <Swatches names={GROUNDS} />
      <Swatches names={MEANINGS} />
    </Specimen>
    <Specimen title="Themes" note="Both modes side by side; any part of a page may change its theme." span={12}>
      <div className={styles.boards}>
        {THEMES.map((theme) => (
          <div key={theme}>
            <Board theme={theme} mode="light" />
            <Board theme={theme} mode="dark" />
          </div>
        ))}
      </div>
    </Specimen>
    <Specimen title="Icons" note="24 px grid, one stroke, painted with the text colour; always with a word." span={12}>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  </Chapter>
)
