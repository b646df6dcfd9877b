import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentSettings } from './deployment-settings.js';
import { projectRoot } from './programs.js';

/** `(umask 077; npm run -s secrets > .env)`: the settings of a deployment with fresh secrets. */
process.stdout.write(deploymentSettings(readFileSync(join(projectRoot, '.env.example'), 'utf8')));
