import { Link } from '@tanstack/react-router'
import { isProtected } from '#domain/screens.ts'
import type { LinkProps } from '#web/ui/Link.tsx'

/** Links within the member area go through the router. All others load a page. */
function RouterLink({ href, target, state, children, ...rest }: LinkProps) {
  const [path = '', hash] = href.split('#')
  if (target || !isProtected(path))
    return (
      <a href={href} target={target} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={path} {...rest} {...(hash && { hash })} {...(state && { state })}>
      {children}
    </Link>
  )
}

export const routerLink = (props: LinkProps) => <RouterLink {...props} />
