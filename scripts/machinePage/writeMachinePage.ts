import { writeFileSync } from 'node:fs';
import { machines } from '../../src/app/store/machines';
import { machineNotes } from './machineNotes';
import { machinePage } from './machinePage';

writeFileSync('docs/machines/README.md', machinePage(machines, machineNotes));
