import '#web/ui/styles/index.css'
