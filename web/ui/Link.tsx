import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** What the history entry of the target keeps. Only a router can keep it. */
  state?: object | undefined
}

/** A link within the site. It loads a page unless a router is provided by context. */
export const LinkContext = createContext(
  ({ children, state: _, ...rest }: LinkProps): ReactNode => <a {...rest}>{children}</a>,
)

export const Link = (props: LinkProps) => useContext(LinkContext)(props)
