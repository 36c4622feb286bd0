/* Reads the files that are named and counts their YAML events: what it costs to read YAML and do nothing with it. */
#include <stdio.h>
#include <yaml.h>

int main(int count, char **paths) {
    long events = 0;
    for (int index = 1; index < count; index++) {
        FILE *file = fopen(paths[index], "rb");
        if (!file) {
            perror(paths[index]);
            return 1;
        }
        yaml_parser_t parser;
        if (!yaml_parser_initialize(&parser)) {
            fputs("out of memory\n", stderr);
            return 1;
        }
        yaml_parser_set_input_file(&parser, file);
        int ended = 0;
        while (!ended) {
            yaml_event_t event;
            if (!yaml_parser_parse(&parser, &event)) {
                fprintf(stderr, "%s: %s\n", paths[index], parser.problem);
                return 1;
            }
            ended = event.type == YAML_STREAM_END_EVENT;
            yaml_event_delete(&event);
            events++;
        }
        yaml_parser_delete(&parser);
        fclose(file);
    }
    printf("%ld\n", events);
    return 0;
}
