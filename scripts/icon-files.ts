// Icons are imported by name from one index, through which every module seems to need every icon: all of them came to lie in the
// file that the home page loads. Named by their own files, each lies where it is drawn.
import type { Plugin } from 'vite'

const fromIndex = /import \{([^}]+)\} from ['"]@tabler\/icons-react['"];?/g

function byFile(names: string): string {
  const imported = names.split(',').map(name => name.trim())
  const values = imported.filter(name => name !== '' && !name.startsWith('type '))
  return values.map(name => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`).join('; ')
}

export const iconFiles: Plugin = {
  name: 'icon-files',
  apply: 'build',
  transform: code =>
    code.includes('@tabler/icons-react') ? code.replace(fromIndex, (_, names) => byFile(names)) : undefined,
}
