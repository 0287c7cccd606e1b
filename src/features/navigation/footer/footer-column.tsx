import type { Link } from '#features/blocks/public.ts'

type FooterColumnProps = {
  heading: string
  /** The one that leads to the site one is on says so. */
  links: readonly (Link & { isHere?: boolean })[]
}

export const FooterColumn = ({ heading, links }: FooterColumnProps) => (
  <div>
    <h2>{heading}</h2>
    <ul>
      {links.map(({ label, href, isHere }) => (
        <li key={href}>
          <a href={href} aria-current={isHere ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
