import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { Footer } from './Footer.tsx'

// Both change rarely, so a page reads them once.
const contactQuery = {
  queryKey: ['contact'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /cms/contact-us', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}
const socialQuery = {
  queryKey: ['social'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /cms/social-media', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The footer of the member area. It fetches the content that a public page is rendered with. */
export function MemberFooter({ home }: { home: string }) {
  const { data: contact = null } = useQuery(contactQuery, queryClient)
  const { data: social = null } = useQuery(socialQuery, queryClient)
  return <Footer contact={contact} social={social} home={home} />
}
