import { useMemo } from 'react'
import { trustedHtml } from './trusted.ts'

/** A text that the provider wrote and the server made of Markdown. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  // React writes it again whenever it is another object.
  const trusted = useMemo(() => trustedHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the provider writes HTML; the server cleans it on writing and again on showing, and the content policy runs nothing it might still hold
  return <div className={className} data-prose dangerouslySetInnerHTML={{ __html: trusted }} />
}
