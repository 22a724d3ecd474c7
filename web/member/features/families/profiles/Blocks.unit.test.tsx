import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Blocks } from './Blocks.tsx'

it('what another family has not told keeps its row, with a dash (M-502)', () => {
  const html = renderToStaticMarkup(
    <Blocks
      blocks={[
        {
          title: 'Personal',
          mr: 'वैयक्तिक',
          rows: [
            ['Height', `5'3"`],
            ['Diet', '-'],
          ],
        },
        { title: 'Relatives', mr: 'नातेवाईक', items: [] },
      ]}
    />,
  )
  expect(html).toContain('<dt>Diet</dt><dd>-</dd>')
  expect(html).toMatch(/Relatives<\/h2><p[^>]*>-<\/p>/)
})
