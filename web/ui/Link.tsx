import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** How a link within the site is drawn: one that loads a page, unless the page around it knows a quicker way. */
export const LinkContext = createContext(({ children, ...rest }: LinkProps): ReactNode => <a {...rest}>{children}</a>)

export const Link = (props: LinkProps) => useContext(LinkContext)(props)
