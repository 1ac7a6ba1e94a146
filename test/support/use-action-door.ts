// Says one text through every channel of the action's door, as a process of its own:
// node use-action-door.ts text
import { createActionDoor, failStep } from '../../src/github/action-door.ts'

const [text = ''] = process.argv.slice(2)
const door = createActionDoor(process.env)
door.startGroup(text)
door.info(text)
door.endGroup()
door.notice(text)
door.warning(text)
failStep(text)
