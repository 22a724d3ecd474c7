import { Link } from '@tanstack/react-router'
import type { LinkProps } from '#web/ui/Link.tsx'

/** A link that the router follows within the office. Any other address loads a page. */
function OfficeLink({ href, target, state, children, ...rest }: LinkProps) {
  if (target || !href.startsWith('/office'))
    return (
      <a href={href} target={target} {...rest}>
        {children}
      </a>
    )
  // The whole address is compared, because the query holds the search and another search is another place.
  return (
    <Link to={href as string} activeOptions={{ exact: true, includeSearch: true }} {...rest} {...(state && { state })}>
      {children}
    </Link>
  )
}

export const officeLink = (props: LinkProps) => <OfficeLink {...props} />
