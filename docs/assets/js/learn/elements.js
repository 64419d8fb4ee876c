// The elements of the school.

import { NardyLevel } from "./level.js";
import { NardyProgress } from "./progress.js";
import { NardyPuzzle } from "./puzzle.js";
import { NardySchool, NardySet } from "./school.js";
import { NardyTrainer } from "./trainer.js";

customElements.define("nardy-level", NardyLevel);
customElements.define("nardy-puzzle", NardyPuzzle);
customElements.define("nardy-school", NardySchool);
customElements.define("nardy-set", NardySet);
customElements.define("nardy-progress", NardyProgress);
customElements.define("nardy-trainer", NardyTrainer);
