/** A forbidden import: files of `from` import nothing of `to`, and the message names the right place instead. */
interface Zone {
  from: RegExp
  to: RegExp
  /** Imports that are allowed all the same. */
  unless?: (from: string, to: string) => boolean
  message: string
  /** An import that the zone refuses. */
  example: readonly [from: string, to: string]
}

/** The folder of a noun, in its district. */
const featureOf = (file: string) => /^server\/(?:features\/[^/]+|running)\/[^/]+\//.exec(file)?.[0]
const isSameFeature = (from: string, to: string) => featureOf(from) === featureOf(to)

/** Tests may import anything, except those of web/ui, which would ship with it. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

export const zones: readonly Zone[] = [
  {
    from: /^domain\//,
    to: /^(contract|server|web)\/|^node:/,
    message: 'domain/ is knowledge without I/O, shared by both sides: it imports nothing of the product.',
    example: ['domain/finding/fit.ts', 'contract/fields.ts'],
  },
  {
    from: /^contract\//,
    to: /^(server|web)\/|^node:/,
    message: 'contract/ is what both sides agree on: it imports zod and domain/ alone.',
    example: ['contract/families/photos.ts', 'server/app.ts'],
  },
  {
    from: /^(server|web)\//,
    to: /^(server|web)\//,
    unless: (from, to) => from.split('/')[0] === to.split('/')[0],
    message: 'server and web never meet: what both need lives in contract/ or domain/.',
    example: ['server/app.ts', 'web/ui/Dialog.tsx'],
  },
  {
    from: /^web\//,
    to: /^node:/,
    message: 'web/ runs in a browser, which has nothing of Node.',
    example: ['web/ui/Dialog.tsx', 'node:fs'],
  },
  {
    from: /^server\/(?!testing\/)/,
    to: /^server\/testing\//,
    message: 'server/testing is for tests alone: what the product needs lives in a feature or a port.',
    example: ['server/features/families/photos/queries.ts', 'server/testing/world.ts'],
  },
  {
    from: /^server\/http\//,
    to: /^server\/features\//,
    message:
      'server/http serves every feature and imports none: declare an interface here, let the feature implement it and app.ts hand it in.',
    example: ['server/http/mount.ts', 'server/features/access/sessions/viewers.ts'],
  },
  {
    from: /^server\/(features|running)\//,
    to: /^server\/(features|running)\/.*\/((.*-)?handlers|serve|serve-[^/]*|job)\.ts$/,
    unless: isSameFeature,
    message:
      "A feature may use another feature's queries, rules, present or limits. Only server/app/ imports handlers and serve, only jobs.ts a job: move what is shared out of them.",
    example: ['server/features/families/photos/queries.ts', 'server/features/access/login/handlers.ts'],
  },
  {
    from: /^server\/features\/shared\//,
    to: /^server\/features\/(?!shared\/)|^server\/running\//,
    message:
      'server/features/shared is what every district may use, so it imports none of them: take what a district gives as an argument.',
    example: ['server/features/shared/audit/record-act.ts', 'server/features/telling/outbox/queries.ts'],
  },
  {
    from: /^server\/features\/(?!office\/)/,
    to: /^server\/(features\/office|running)\//,
    message:
      'The office stands above the other districts, and running the service above the office: what a family’s feature needs of them moves down to the district of its noun, or to shared/.',
    example: ['server/features/families/stories/queries.ts', 'server/features/office/review/queries.ts'],
  },
  {
    from: /^server\/features\/office\//,
    to: /^server\/running\//,
    message: 'server/running looks after the service and may use every district; no district imports it.',
    example: ['server/features/office/imports/queries.ts', 'server/running/backup/rules.ts'],
  },
  {
    from: /^server\/features\//,
    to: /^server\/(app\/.*|app|main)\.ts$/,
    message: 'app.ts puts the features together: a feature takes what it needs as an argument.',
    example: ['server/features/families/photos/queries.ts', 'server/app.ts'],
  },
  {
    from: /^server\/features\//,
    to: /^server\/features\/finding\/read-model\/(loading|scans|store|thread)\//,
    unless: isSameFeature,
    message:
      'Packed ids and byte layout never leave read-model/: ask by query.ts and criteria.ts, and store what stored-numbers.ts gives.',
    example: ['server/features/finding/lists/queries.ts', 'server/features/finding/read-model/store/layout.ts'],
  },
  {
    from: /^server\/features\//,
    to: /^server\/demo\//,
    message: 'server/demo fills an empty site and is called by main.ts: what the product needs lives in a feature.',
    example: ['server/features/families/stories/queries.ts', 'server/demo/site.ts'],
  },
  {
    from: /^server\/ports\//,
    to: /^server\/(features|http)\//,
    message:
      "server/ports reaches the world outside and knows no call: throw an error of the port's own and let server/http/errors.ts word it.",
    example: ['server/ports/sms.ts', 'server/http/errors.ts'],
  },
  {
    from: /^server\/db\//,
    to: /^server\/(features|http)\//,
    message: "server/db opens and migrates the database: a feature's SQL lives in its queries.ts.",
    example: ['server/db/open.ts', 'server/features/families/photos/queries.ts'],
  },
  {
    from: /^server\/db\//,
    to: /^server\/ports\//,
    message:
      'server/ports may store something in the database, so server/db imports no port: take what it gives as an argument.',
    example: ['server/db/open.ts', 'server/ports/clock.ts'],
  },
  {
    from: /^web\/(?!public\/|member\/|office\/|ui\/)/,
    to: /^web\/(member|public|office)\//,
    message:
      'web/shell, web/access, web/session and web/api serve the public pages, the member area and the office alike, so they import none of them: take what differs as a prop.',
    example: ['web/shell/links.ts', 'web/member/routes.tsx'],
  },
  {
    from: /^web\/api\//,
    to: /^web\/session\//,
    message: 'web/api sends calls and knows no session: queries that read or end one live in web/session.',
    example: ['web/api/client.ts', 'web/session/stored.ts'],
  },
  {
    from: /^web\/public\//,
    to: /^web\/(member|office)\//,
    message: 'A public page never loads the member area or the office: what they share lives in web/shell or web/ui.',
    example: ['web/public/render.tsx', 'web/office/screens.ts'],
  },
  {
    from: /^web\/member\//,
    to: /^web\/(public|office)\//,
    message: 'The member area never loads a public page or the office: what they share lives in web/shell or web/ui.',
    example: ['web/member/routes.tsx', 'web/public/render.tsx'],
  },
  {
    from: /^web\/(public|member)\//,
    to: /^contract\/(office\/|office-calls\.ts$|.*\.office\.ts$)/,
    message:
      "Families' pages never load the calls of the office: what both sides of the counter need lives in contract/ or domain/.",
    example: ['web/member/routes.tsx', 'contract/money/plans.office.ts'],
  },
  {
    from: /^web\/office\//,
    to: /^web\/(public|member)\//,
    message:
      "The office is a bundle of its own, and families' pages never load it: what both show lives in web/shell or web/ui.",
    example: ['web/office/screens.ts', 'web/member/routes.tsx'],
  },
  {
    from: /^web\/(member|office)\/(parts|features)\//,
    to: /^web\/(member|office)\/frame\//,
    message: 'frame/ puts features together on a page: what a feature draws with lies in parts/.',
    example: ['web/member/features/families/photos/PhotoDialog.tsx', 'web/member/frame/Shell.tsx'],
  },
  {
    from: /^web\/(member|office)\/parts\//,
    to: /^web\/(member|office)\/features\//,
    message: 'parts/ serve every feature and import none: take what differs as a prop.',
    example: ['web/office/parts/PartCard.tsx', 'web/office/features/office/review/ReviewQueueScreen.tsx'],
  },
  {
    from: /^web\/ui\//,
    to: /^(contract|domain(?!\/words\/(catalogue|digits|letters)\.ts$)|web(?!\/ui\/))\//,
    message: 'web/ui holds parts that could ship in another product: give them what they show as props.',
    example: ['web/ui/Dialog.tsx', 'domain/finding/fit.ts'],
  },
]

/** The reasons why a file may not import another. Empty if it may. */
export const refusals = (from: string, to: string): string[] =>
  zones
    .filter(zone => zone.from.test(from) && zone.to.test(to) && !zone.unless?.(from, to))
    .map(zone => `${from} imports ${to}: ${zone.message}`)
